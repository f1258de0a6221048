import Foundation

/// A folder of a test's own that goes away with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = URL.temporaryDirectory.appending(path: "podium-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
