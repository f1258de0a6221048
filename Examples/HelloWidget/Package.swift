// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "HelloWidget",
  dependencies: [.package(name: "Podium", path: "../..")],
  targets: [
    .executableTarget(
      name: "HelloWidget",
      dependencies: [
        .product(name: "SwiftUI", package: "Podium"), .product(name: "WidgetKit", package: "Podium"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
