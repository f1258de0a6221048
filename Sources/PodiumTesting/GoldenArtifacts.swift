import Foundation

/// Where pictures of failures go.
package enum GoldenArtifacts {
  /// The environment's variable.
  package static let variable = "PODIUM_GOLDEN_ARTIFACTS"

  /// `PODIUM_GOLDEN_ARTIFACTS`, else `.build/golden-failures` of the test's package, else a temporary folder.
  package static func folder(testFile: String, environment: [String: String]) -> String {
    if let folder = environment[variable], !folder.isEmpty { return folder }
    var url = URL(filePath: testFile).deletingLastPathComponent()
    while url.path(percentEncoded: false).count > 1 {
      if FileManager.default.fileExists(
        atPath: url.appending(path: "Package.swift").path(percentEncoded: false))
      {
        return url.appending(path: ".build/golden-failures").path(percentEncoded: false)
      }
      url.deleteLastPathComponent()
    }
    return URL.temporaryDirectory.appending(path: "podium-golden-failures").path(percentEncoded: false)
  }
}
