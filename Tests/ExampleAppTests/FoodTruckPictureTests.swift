import PodiumTesting
import SwiftUI
import Testing

/// How the app looks, small.
@MainActor @Suite("Food truck pictures") struct FoodTruckPictureTests {
  typealias Step = @MainActor (ViewHost<AnyView>, FoodTruckModel) throws -> Void

  private func check(
    _ name: String, schemes: [ColorScheme] = [.light, .dark], scale: CGFloat = 0.4, _ step: Step
  ) throws {
    for scheme in schemes {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let model = FoodTruckModel()
      let root = AnyView(TruckRoot(model: model).defaultAppStorage(MemoryAppStorage()))
      let host = ViewHost(root, size: FoodTruckTests.phone, environment: environment)
      try step(host, model)
      #expect(try host.displayList().warnings.isEmpty)
      expectGolden(try host.pngData(scale: scale), named: name, variant: scheme == .dark ? "dark" : "light")
    }
  }

  @Test func menu() throws {
    try check("menu", scale: 0.34) { host, _ in try host.tap("Order Churros") }
  }

  @Test func orders() throws {
    try check("orders") { host, model in
      for dish in model.dishes { model.order(dish, count: dish.id) }
      try host.tap("Orders")
    }
  }

  @Test func kitchen() throws {
    try check("kitchen", schemes: [.light]) { host, _ in
      try host.tap("Kitchen")
      try host.tap("Prices")
    }
  }

  @Test func account() throws {
    try check("account", schemes: [.dark]) { host, _ in
      try host.tap("account")
      try host.type("Ada", into: "Your name")
    }
  }
}
