import PodiumTesting
import SwiftUI
import Testing

/// The app on a phone: what it says after touches and typing.
@MainActor @Suite("Food truck") struct FoodTruckTests {
  static let phone = CGSize(width: 393, height: 852)
  let model = FoodTruckModel()

  func host(_ scheme: ColorScheme = .light) -> ViewHost<some View> {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return ViewHost(
      TruckRoot(model: model).defaultAppStorage(MemoryAppStorage()), size: Self.phone, environment: environment)
  }

  func texts<V: View>(_ host: ViewHost<V>) throws -> [String] { try host.displayList().accessibilityText }

  @Test func menuTakesOrders() throws {
    let host = host()
    #expect(try texts(host).contains("Falafel Wrap"))
    #expect(try texts(host).contains("$8.50"))
    #expect(try texts(host).contains("0 open orders"))
    try host.tap("Order Fish Taco")
    try host.tap("Order Churros")
    #expect(model.orders.map(\.dish.name) == ["Fish Taco", "Churros"])
    #expect(model.busiest == 2)
    #expect(try texts(host).contains { $0.contains("$11.25") })
    try host.tap("Vegan Only")
    #expect(try texts(host).contains("Churros"))
    #expect(try !texts(host).contains("Fish Taco"))
  }

  @Test func columnsShareTheWidth() throws {
    let host = host()
    let buttons = (1...4).compactMap { host.frame(of: "dish-\($0)") }
    #expect(buttons.map(\.width) == [174.5, 174.5, 174.5, 174.5])
    #expect(buttons[0].minX == 16 && buttons[1].minX == 202.5 && buttons[0].minY == buttons[1].minY)
    #expect(buttons[2].minY - max(buttons[0].maxY, buttons[1].maxY) == 12)
    try host.tap("1")
    #expect(host.frame(of: "dish-1")?.width == 361)
  }

  @Test func ordersAreCountedServedAndDeleted() throws {
    let host = host()
    try host.tap("Orders")
    #expect(try texts(host).contains("No Orders"))
    try host.tap("Take a Test Order")
    model.order(model.dishes[1])
    #expect(try texts(host).contains("Smash Burger"))
    try host.increment("portions-2")
    #expect(model.orders[1].count == 2)
    #expect(try texts(host).contains("2 × $11.00"))
    try host.tap("Serve order 1")
    #expect(model.openOrders.map(\.id) == [2])
    #expect(try !texts(host).contains("1 × $8.50"))
    try host.tap("Served")
    #expect(try texts(host).contains("1 × $8.50"))
    #expect(try !texts(host).contains("2 × $11.00"))
    try host.tap("Reopen order 1")
    try host.tap("Open")
    try host.swipe("Smash Burger")
    try host.tap("Delete")
    #expect(model.orders.map(\.id) == [1])
  }

  @Test func kitchenEditsDishes() throws {
    let host = host()
    try host.tap("Kitchen")
    try host.tap("Churros")
    #expect(host.focused == nil)
    #expect(throws: EventError.self) { try host.tap("Done") }
    try host.type("!", into: "Name")
    #expect(host.focused == "Name" && model.dishes[3].name == "Churros!")
    try host.tap("Price")
    #expect(host.focused == "Price")
    try host.tap("Done")
    #expect(host.focused == nil)
    try host.select("Mint", in: "Color")
    try host.tap("3")
    try host.tap("Vegan")
    #expect(model.dishes[3].hue == .mint && model.dishes[3].heat == 3 && !model.dishes[3].isVegan)
    try host.tap("Kitchen")
    #expect(try texts(host).contains("Churros!"))
    try host.tap("Add Dish")
    #expect(try texts(host).contains("New Dish"))
    #expect(model.dishes.count == 5)
    try host.tap("Kitchen")
    try host.tap("Prices")
    #expect(try texts(host).contains("•••"))
    try host.tap("Open for business")
    #expect(!model.isOpen && model.orders.isEmpty)
    try host.type("Buy buns", into: "Note for the team")
    #expect(model.note == "Buy buns")
  }

  @Test(arguments: ["account", "Account"]) func accountIsKept(_ name: String) throws {
    let host = host()
    try host.tap(name)
    #expect(try texts(host).contains("Signed in as nobody."))
    try host.type("Ada", into: "Your name")
    #expect(try texts(host).contains("This is how the team sees you."))
    try host.type("secret", into: "Password")
    #expect(try texts(host).contains("Signed in as Ada."))
    #expect(try !texts(host).contains("secret"))
    #expect(try host.displayList().links.map(\.url.absoluteString) == ["https://example.com/terms"])
    try host.tap("Done")
    try host.tap(name)
    #expect(try texts(host).contains("Ada"))
  }

  @Test func badgeFollowsTheQueue() throws {
    let host = host()
    host.resetBodyCount()
    model.note = "unseen"
    host.settle()
    #expect(host.bodyCount == 0, "nothing that is shown reads the note")
    model.order(model.dishes[0])
    model.order(model.dishes[0])
    #expect(try texts(host).contains("2"))
  }
}
