import Foundation
import PodiumHosting

/// Where avatars and the sample are found.
struct Templates {
  let folder: URL

  static let option = Option(
    "--templates", "DIR", ValueKind.path, help: "Look for avatars and the sample here.",
    default: "the nearest folder called Templates")

  /// The folder named on the command line, or the nearest called Templates: in the working folder or one above it,
  /// or beside or above the program.
  init(_ parsed: Parsed) {
    if let path = parsed[Self.option] {
      folder = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      folder = Self.nearest ?? URL(fileURLWithPath: "Templates", isDirectory: true)
    }
  }

  private static var nearest: URL? {
    let program =
      (CommandLine.arguments.first ?? "").contains("/") ? CommandLine.arguments[0] : "/proc/self/exe"
    let starts = [
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent(),
    ]
    for start in starts {
      var folder = start.standardizedFileURL
      while true {
        let candidate = folder.appendingPathComponent("Templates", isDirectory: true)
        if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("Avatars").path) {
          return candidate
        }
        let parent = folder.deletingLastPathComponent()
        if parent.path == folder.path { break }
        folder = parent
      }
    }
    return nil
  }

  var avatars: AssetFolder { AssetFolder([folder.appendingPathComponent("Avatars", isDirectory: true)]) }
  var sample: String { folder.appendingPathComponent("Sample/pettricks.csv").path }
}
