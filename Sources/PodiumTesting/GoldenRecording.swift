import Foundation

/// When golden images are written.
public enum GoldenRecording: String, Sendable, Hashable, CaseIterable {
  /// Never: a missing golden image fails its test.
  case never
  /// Where there is none yet.
  case missing
  /// Where there is none yet or the picture no longer passes; what passes stays as it is, byte for byte.
  case failed
  /// Always.
  case all

  /// The environment's variable.
  public static let variable = "PODIUM_GOLDEN_RECORD"

  /// What an environment asks for: `PODIUM_GOLDEN_RECORD`, and never where `CI` is set to anything but false.
  ///
  /// - Throws: `GoldenFault.unknownRecording` for a word that is none of the cases.
  package static func asked(by environment: [String: String]) throws(GoldenFault) -> GoldenRecording {
    guard let word = environment[variable], !word.isEmpty else { return .never }
    guard let mode = GoldenRecording(rawValue: word) else { throw GoldenFault.unknownRecording(word) }
    return isContinuousIntegration(environment) ? .never : mode
  }

  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false", "no"].contains((environment["CI"] ?? "").lowercased())
  }
}
