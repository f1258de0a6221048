import PodiumTesting
import SwiftUI
import Testing

/// How the app looks, at half size.
@MainActor @Suite("Pet store pictures") struct PetStorePictureTests {
  typealias Step = @MainActor (ViewHost<AnyView>) throws -> Void

  private func check(_ name: String, schemes: [ColorScheme] = [.light, .dark], _ step: Step) throws {
    for scheme in schemes {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let root = AnyView(PetHome().environment(PetStore()))
      let host = ViewHost(root, size: PetStoreTests.phone, environment: environment)
      try step(host)
      #expect(try host.displayList().warnings.isEmpty)
      expectGolden(try host.pngData(scale: 0.5), named: name, variant: scheme == .dark ? "dark" : "light")
    }
  }

  @Test func list() throws { try check("list") { _ in } }

  @Test func detail() throws { try check("detail") { try $0.tap("Mochi") } }

  @Test func editor() throws {
    try check("editor") {
      try $0.tap("Add Pet")
      try $0.type("Nori", into: "Name")
    }
  }

  @Test func search() throws {
    try check("search", schemes: [.light]) {
      try $0.tap("search")
      try $0.tap("Bird")
      try $0.type("Ki", into: "search")
    }
  }

  @Test func editing() throws { try check("editing", schemes: [.light]) { try $0.tap("Edit") } }

  @Test func goodbye() throws {
    try check("goodbye", schemes: [.dark]) {
      try $0.swipe("Mochi")
      try $0.tap("Remove")
    }
  }
}
