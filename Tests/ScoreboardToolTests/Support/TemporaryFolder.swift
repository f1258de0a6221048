import Foundation

/// A folder of a test's own that goes away with it.
final class TemporaryFolder: Sendable {
  /// Without a slash at the end.
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "scoreboard-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(of name: String) -> String { path + "/" + name }

  /// Writes a file and gives its path.
  func write(_ data: Data, named name: String) throws -> String {
    try data.write(to: URL(fileURLWithPath: path(of: name)))
    return path(of: name)
  }

  func write(_ text: String, named name: String) throws -> String { try write(Data(text.utf8), named: name) }

  /// Every file below, by its path in here, with its bytes.
  var files: [String: Data] {
    var files: [String: Data] = [:]
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      if let data = FileManager.default.contents(atPath: path(of: name)) { files[name] = data }
    }
    return files
  }
}
