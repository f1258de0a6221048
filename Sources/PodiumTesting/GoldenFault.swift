/// Why a golden image could not even be compared.
package enum GoldenFault: Error, Sendable, Hashable, CustomStringConvertible {
  case unknownRecording(String)
  case badName(String)
  case usedTwice(name: String, here: String, there: String)
  case changesWithinRun(name: String)
  case missing(path: String, isContinuousIntegration: Bool)
  case largeFilePointer(path: String)
  case unreadableGolden(path: String, reason: String)
  case unreadablePicture(reason: String)
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unknownRecording(let word):
      let words = GoldenRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(GoldenRecording.variable) is '\(word)'; allowed are \(words)"
    case .badName(let name):
      return """
        '\(name)' is no name for a golden image: allowed are 1 to 120 bytes of letters, digits, spaces and -_.@+, \
        beginning with a letter or digit
        """
    case .usedTwice(let name, let here, let there):
      return """
        the golden image '\(name)' is used at \(here) and at \(there): two tests would fight over one file
        hint: give one of them another name or a variant
        """
    case .changesWithinRun(let name):
      return """
        '\(name)' was another picture before in this run, at the same line
        hint: in a parameterised test pass 'variant:'; in a repeated one look for a clock, a random number or a \
        locale that was not passed in
        """
    case .missing(let path, let isContinuousIntegration):
      let hint =
        isContinuousIntegration
        ? "record it on your machine and commit it: nothing is recorded where CI is set"
        : "record it with \(GoldenRecording.variable)=missing, look at it and commit it"
      return "there is no golden image at \(path)\nhint: \(hint)"
    case .largeFilePointer(let path):
      return "\(path) is a Git LFS pointer, not a picture\nhint: run 'git lfs pull'"
    case .unreadableGolden(let path, let reason):
      return "the golden image \(path) cannot be read: \(reason)"
    case .unreadablePicture(let reason): return "the picture to compare cannot be read: \(reason)"
    case .unwritable(let path, let reason): return "cannot write \(path): \(reason)"
    }
  }
}
