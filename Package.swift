// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the compiler's own SwiftSyntax, in the toolchain that reads this manifest.
///
/// The manifest is linked to a library of that toolchain, so where the library was loaded from tells where the
/// toolchain is, also behind the shims of version managers.
let syntaxFolder: String = {
  // int dladdr(const void *, Dl_info *), which Glibc's Swift module leaves out; Dl_info is four words, the first of
  // them the file's name.
  typealias FileOfAddress =
    @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> CInt
  let inLibrary = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Package.self)))
  var info = [UnsafePointer<CChar>?](repeating: nil, count: 4)
  guard let inLibrary, let symbol = dlsym(nil, "dladdr"),
    unsafeBitCast(symbol, to: FileOfAddress.self)(inLibrary, &info) != 0, let file = info[0]
  else {
    fatalError("cannot find the Swift toolchain that reads this manifest; use one from swift.org")
  }
  // usr/lib/swift/pm/ManifestAPI/libPackageDescription.so -> usr/lib/swift/host
  let library = URL(fileURLWithPath: String(cString: file)).resolvingSymlinksInPath()
  return library.deletingLastPathComponent().appendingPathComponent("../../host").standardizedFileURL.path
}()

let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxFolder, "-Xlinker", "-rpath", "-Xlinker", syntaxFolder])
]

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "Podium",
  products: [
    .library(name: "Podium", targets: ["Podium"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "PodiumTesting", targets: ["PodiumTesting"]),
    .executable(name: "scoreboard", targets: ["scoreboard"]),
  ],
  targets: [
    // C libraries from the system, one module map a header family.
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    .systemLibrary(name: "CPreviewRecords"),

    // @Entry and #Preview: a program that the compiler runs, linked to the compiler's own SwiftSyntax.
    .macro(
      name: "PodiumMacros", swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLibraries),

    // The engine, from values to pixels.
    .target(name: "PodiumDrawing", swiftSettings: settings),
    .target(
      name: "PodiumViews", dependencies: ["PodiumDrawing", "PodiumMacros"],
      resources: [.embedInCode("Symbols/symbols.txt")],
      swiftSettings: settings),
    .target(name: "PodiumTimelines", swiftSettings: settings),
    .target(
      name: "PodiumWidgets", dependencies: ["PodiumViews", "PodiumTimelines"], swiftSettings: settings),
    .target(
      name: "PodiumCairo",
      dependencies: ["PodiumDrawing", "CPangoCairo", "CRsvg", "CPixbuf", "CDeflate", "CISAL"],
      swiftSettings: settings),
    .target(
      name: "PodiumHosting",
      dependencies: [
        "PodiumDrawing", "PodiumViews", "PodiumTimelines", "PodiumWidgets", "PodiumCairo", "CPreviewRecords",
      ],
      swiftSettings: settings),

    // What people import.
    .target(
      name: "Podium", dependencies: ["PodiumDrawing", "PodiumViews", "PodiumWidgets", "PodiumHosting"],
      swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["Podium"], swiftSettings: settings),
    .target(name: "WidgetKit", dependencies: ["Podium"], swiftSettings: settings),
    .target(name: "PodiumTesting", dependencies: ["Podium", "PodiumCairo"], swiftSettings: settings),

    // The scoreboard.
    .target(
      name: "PetTricks", dependencies: ["Podium", "SwiftUI", "WidgetKit"], swiftSettings: settings),
    .target(
      name: "ScoreboardTool",
      dependencies: ["Podium", "PetTricks", "PodiumDrawing", "PodiumHosting", "PodiumWidgets"],
      swiftSettings: settings),
    .executableTarget(name: "scoreboard", dependencies: ["ScoreboardTool"], swiftSettings: settings),

    // How measurements are put into a table; the program that measures is added below.
    .target(name: "BenchmarkReport", path: "Benchmarks/Report", swiftSettings: settings),
  ]
    + ["PodiumDrawing", "PodiumViews", "PodiumTimelines", "PodiumWidgets", "PodiumCairo"].map {
      .testTarget(name: $0 + "Tests", dependencies: [.byName(name: $0)], swiftSettings: settings)
    } + [
      .testTarget(
        name: "PetTricksTests", dependencies: ["PetTricks", "PodiumTesting"], swiftSettings: settings),
      .testTarget(
        name: "PodiumHostingTests", dependencies: ["Podium", "PodiumHosting"], exclude: ["Fixtures"],
        swiftSettings: settings),
      .testTarget(
        name: "PodiumTestingTests", dependencies: ["PodiumTesting"], exclude: ["__Goldens__"],
        swiftSettings: settings),
      // Whole apps as they are written for iOS.
      .testTarget(
        name: "ExampleAppTests", dependencies: ["SwiftUI", "PodiumHosting", "PodiumTesting"],
        exclude: ["__Goldens__"], swiftSettings: settings),
      .testTarget(
        name: "PodiumMacrosTests", dependencies: ["PodiumMacros", "SwiftUI", "WidgetKit"],
        swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLibraries),
      .testTarget(name: "BenchmarkReportTests", dependencies: ["BenchmarkReport"], swiftSettings: settings),
      // README, Examples, Docs and the rules that hold for all of Sources.
      .testTarget(
        name: "PodiumTests",
        dependencies: ["PodiumCairo", "PodiumHosting", "PodiumTesting", "ScoreboardTool"],
        swiftSettings: settings),
      .testTarget(
        name: "ScoreboardToolTests", dependencies: ["ScoreboardTool", "PodiumTesting"],
        exclude: ["__Goldens__"],
        swiftSettings: settings),
    ],
  swiftLanguageModes: [.v6]
)

// Only Scripts/bench asks for the program that measures; a plain build leaves it out.
if Context.environment["PODIUM_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "podium-bench",
      dependencies: [
        "BenchmarkReport", "PetTricks", "PodiumCairo", "PodiumHosting", "PodiumViews", "PodiumWidgets",
      ],
      path: "Benchmarks/Program", swiftSettings: settings))
}
