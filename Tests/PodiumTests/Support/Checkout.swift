import Foundation

/// The files of this package as they lie on disk.
enum Checkout {
  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path(percentEncoded: false))
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  /// The folders of `Sources/`, by name.
  static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url("Sources").path(percentEncoded: false))
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files under a folder, as paths from the package's folder, in order.
  static func swiftFiles(under folder: String) -> [String] {
    let base = url(folder).path(percentEncoded: false)
    guard let walk = FileManager.default.enumerator(atPath: base) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      "\(folder)/\($0)"
    }
  }
}
