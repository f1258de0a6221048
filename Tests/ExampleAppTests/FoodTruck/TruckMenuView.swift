import SwiftUI

/// The dishes as cards.
struct TruckMenuView: View {
  let model: FoodTruckModel
  @AppStorage("menu.veganOnly") private var isVeganOnly = false
  @AppStorage("menu.columns") private var columns = MenuColumns.two

  enum MenuColumns: Int, CaseIterable { case one = 1, two, three }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: gridItems, spacing: 12) {
          ForEach(dishes) { dish in
            TruckDishCard(dish: dish) { model.order(dish) }
              .accessibilityIdentifier("dish-\(dish.id)")
          }
        }
        .padding()
      }
      .safeAreaInset(edge: .bottom) { summary }
      .navigationTitle("Menu")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Toggle("Vegan Only", isOn: $isVeganOnly)
            Picker("Columns", selection: $columns) {
              ForEach(MenuColumns.allCases, id: \.self) { Text("\($0.rawValue)") }
            }
          } label: {
            Label("View Options", systemImage: "slider.horizontal.3")
          }
        }
        ToolbarItem(placement: .topBarLeading) {
          ShareLink(item: "https://example.com/menu", subject: Text("Our menu"))
        }
      }
    }
  }

  private var gridItems: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 12, alignment: .top), count: columns.rawValue)
  }

  private var dishes: [TruckDish] { isVeganOnly ? model.dishes.filter(\.isVegan) : model.dishes }

  private var summary: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("\(model.openOrders.count) open orders")
        Spacer()
        Text("Takings today so far: \(model.revenue, format: .currency(code: "USD"))").bold()
      }
      VStack {
        Text("\(model.openOrders.count) open")
        Text(model.revenue, format: .currency(code: "USD")).bold()
      }
    }
    .font(.footnote)
    .padding()
    .frame(maxWidth: .infinity)
    .background(.background)
    .overlay(alignment: .top) { Divider() }
  }
}
