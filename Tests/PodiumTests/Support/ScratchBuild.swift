import Foundation
import Testing

/// Builds packages that depend on this one, with the tools and into the build folder that the tests came from.
///
/// All packages share one scratch folder, so that Podium is compiled for them once and then only brought up to date.
enum ScratchBuild {
  /// The build folder of this package: the one the running test program lies in.
  static let buildFolder: URL = {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    let candidates = [CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? "", program]
    for path in candidates where path.contains("/debug/") || path.contains("/release/") {
      // …/.build/x86_64-unknown-linux-gnu/debug/Name.xctest
      let folder = URL(filePath: path).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      if FileManager.default.isWritableFile(atPath: folder.path(percentEncoded: false)) { return folder }
    }
    return Checkout.url(".build")
  }()

  /// Builds the product of a package and answers where its program lies.
  static func program(_ product: String, of package: URL) throws -> URL {
    let scratch = buildFolder.appending(path: "examples")
    let arguments = [
      "build", "--package-path", package.path(percentEncoded: false), "--scratch-path",
      scratch.path(percentEncoded: false), "--product", product,
      // The folder's plan may be that of another package.
      "--disable-build-manifest-caching",
    ]
    let outcome = try Program(path: "swift").run(arguments, in: URL(filePath: "/"))
    try #require(outcome.status == 0, "'swift build' of \(product) failed:\n\(outcome.all.suffix(4_000))")
    return scratch.appending(path: "debug").appending(path: product)
  }
}

/// Packages that depend on this one are built one after the other: they share a build folder.
@Suite(
  "Packages of others", .serialized, .timeLimit(.minutes(30)),
  .enabled(if: Program.isOnPath("swift"), "there is no 'swift' on PATH"))
struct PackageTests {}
