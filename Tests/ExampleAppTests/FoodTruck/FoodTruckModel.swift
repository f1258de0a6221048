import SwiftUI

/// What the truck sells and what was ordered.
@Observable final class FoodTruckModel {
  var dishes: [TruckDish]
  var orders: [TruckOrder] = [] {
    didSet {
      if orders.count > oldValue.count { busiest = max(busiest, openOrders.count) }
    }
  }
  var isOpen = true
  var note = ""
  private(set) var busiest = 0

  init(dishes: [TruckDish] = TruckDish.menu) { self.dishes = dishes }

  var orderCount: Int { orders.count }
  var openOrders: [TruckOrder] { orders.filter { !$0.isServed } }
  var revenue: Double { orders.map(\.total).reduce(0, +) }
  var favorite: TruckDish? {
    let counts = Dictionary(grouping: orders, by: \.dish.id).mapValues(\.count)
    return dishes.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] }
  }

  func order(_ dish: TruckDish, count: Int = 1) {
    orders.append(TruckOrder(id: orders.count + 1, dish: dish, count: count))
  }

  func serve(_ order: TruckOrder) {
    guard let index = orders.firstIndex(where: { $0.id == order.id }) else { return }
    orders[index].isServed = true
  }

  func addDish() -> TruckDish.ID {
    let dish = TruckDish(id: (dishes.map(\.id).max() ?? 0) + 1, name: "New Dish", price: 5, symbol: "star", hue: .pink)
    dishes.append(dish)
    return dish.id
  }
}

struct TruckDish: Identifiable, Hashable {
  enum Hue: String, CaseIterable, Codable { case pink, orange, mint, indigo, yellow }

  let id: Int
  var name: String
  var price: Double
  var symbol: String
  var hue: Hue
  var isVegan = false
  var heat = 0
  var tags: [String] = []

  static var menu: [TruckDish] {
    [
      TruckDish(
        id: 1, name: "Falafel Wrap", price: 8.5, symbol: "leaf.fill", hue: .mint, isVegan: true, heat: 1,
        tags: ["Vegan", "Sesame"]),
      TruckDish(
        id: 2, name: "Smash Burger", price: 11, symbol: "flame.fill", hue: .orange, heat: 2,
        tags: ["Beef", "Milk", "Wheat"]),
      TruckDish(
        id: 3, name: "Fish Taco", price: 7.25, symbol: "fish.fill", hue: .indigo, heat: 3, tags: ["Fish", "Maize"]),
      TruckDish(
        id: 4, name: "Churros", price: 4, symbol: "sparkles", hue: .pink, isVegan: true, tags: ["Vegan", "Wheat"]),
    ]
  }
}

struct TruckOrder: Identifiable, Hashable {
  let id: Int
  var dish: TruckDish
  var count = 1
  var isServed = false

  var total: Double { dish.price * Double(count) }
}

extension TruckDish.Hue {
  var color: Color {
    switch self {
    case .pink: .pink
    case .orange: .orange
    case .mint: .mint
    case .indigo: .indigo
    case .yellow: .yellow
    }
  }
}
