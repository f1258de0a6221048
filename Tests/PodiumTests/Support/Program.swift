import Foundation
import Testing

/// Runs programs and waits for them.
struct Program {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
    /// Both streams, for the message of a failed test.
    var all: String { output + errors }
  }

  /// An absolute path, or a name looked up on `PATH`.
  let path: String

  static func isOnPath(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Runs the program in `folder` with only the variables that tools need, so that a test run's own do not leak.
  func run(_ arguments: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [path] + arguments
    process.currentDirectoryURL = folder
    let own = ProcessInfo.processInfo.environment
    process.environment = own.filter {
      ["PATH", "HOME", "TMPDIR", "LANG", "PKG_CONFIG_PATH", "LD_LIBRARY_PATH", "DEVELOPER_DIR"].contains(
        $0.key)
    }
    // Files, not pipes: a full pipe would stop the program.
    let base = URL.temporaryDirectory.appending(path: "podium-\(UUID().uuidString)")
    let (output, errors) = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
    defer {
      try? FileManager.default.removeItem(at: output)
      try? FileManager.default.removeItem(at: errors)
    }
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// A folder that goes away with the test.
final class TemporaryFolder {
  let url = URL.temporaryDirectory.appending(path: "podium \(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }
}
