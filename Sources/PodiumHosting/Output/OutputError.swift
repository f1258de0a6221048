import Foundation

/// Why a file or folder could not be written.
package struct OutputError: DiagnosticError, Hashable {
  /// What went wrong, as far as somebody would do something different about it.
  package enum Kind: Sendable, Hashable {
    case diskFull
    case readOnly
    case notAllowed
    case notAFolder
    case busy
    case badName
    case other
  }

  package let kind: Kind
  /// What was being done: "write", "create the folder".
  package let operation: String
  package let path: String
  /// The system's number of the error; 0 where the system was not asked.
  package let code: Int32
  /// More about the cause, such as who holds the lock.
  package let note: String?

  package init(kind: Kind, operation: String, path: String, code: Int32 = 0, note: String? = nil) {
    self.kind = kind
    self.operation = operation
    self.path = path
    self.code = code
    self.note = note
  }

  /// The error behind an `errno`.
  package init(_ code: Int32, operation: String, path: String) {
    let kind: Kind =
      switch code {
      case ENOSPC, EDQUOT: .diskFull
      case EROFS: .readOnly
      case EACCES, EPERM: .notAllowed
      case ENOTDIR, EEXIST, EISDIR: .notAFolder
      default: .other
      }
    self.init(kind: kind, operation: operation, path: path, code: code)
  }

  package var message: String {
    let cause = note ?? (code == 0 ? "" : String(cString: strerror(code)))
    return "cannot \(operation) \(TerminalText.quote(path, limit: 200))" + (cause.isEmpty ? "" : ": \(cause)")
  }

  package var hint: String? {
    switch kind {
    case .diskFull:
      "free some space or choose another folder with --out; the pictures written before are whole"
    case .readOnly: "the file system is mounted read-only: choose another folder with --out"
    case .notAllowed: "choose a folder you may write with --out, or change who owns this one"
    case .notAFolder: "choose another folder with --out: something that is no folder or no file is in the way"
    case .busy: "wait for the other run to end, or choose another folder with --out"
    case .badName: "a file name may not be empty, '.', '..' or hold '/' or NUL"
    case .other: nil
    }
  }

  package var exitCode: ExitCode { kind == .busy ? .busy : .cannotWrite }
}
