import SwiftUI

/// Where dishes are changed.
struct TruckKitchenView: View {
  @Bindable var model: FoodTruckModel
  @State private var isShowingNutrition = false
  @State private var editedDish: TruckDish.ID?

  var body: some View {
    NavigationStack {
      Form {
        Section("Dishes") {
          ForEach($model.dishes) { $dish in
            NavigationLink(dish.name) { TruckDishEditor(dish: $dish) }
          }
          .onDelete { model.dishes.remove(atOffsets: $0) }
          Button("Add Dish", systemImage: "plus.circle.fill") { editedDish = model.addDish() }
        }
        Section("Truck") {
          Toggle("Open for business", isOn: $model.isOpen)
          TextField("Note for the team", text: $model.note, axis: .vertical)
            .lineLimit(2...4)
        }
        Section {
          DisclosureGroup("Prices", isExpanded: $isShowingNutrition) { prices }
        }
      }
      .navigationTitle("Kitchen")
      .navigationDestination(item: $editedDish) { id in
        if let $dish = $model.dishes.first(where: { $0.id == id }) {
          TruckDishEditor(dish: $dish)
        }
      }
    }
  }

  private var prices: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
      GridRow {
        Text("Dish")
        Text("Heat")
        Text("Price").gridColumnAlignment(.trailing)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      Divider()
      ForEach(model.dishes) { dish in
        GridRow {
          Text(dish.name)
          Text(String(repeating: "•", count: dish.heat))
          Text(dish.price, format: .currency(code: "USD")).monospacedDigit()
        }
      }
    }
    .font(.subheadline)
  }
}

struct TruckDishEditor: View {
  @Binding var dish: TruckDish
  @FocusState private var focusedField: Field?

  enum Field: Hashable, CaseIterable { case name, price }

  var body: some View {
    Form {
      TextField("Name", text: $dish.name)
        .focused($focusedField, equals: .name)
      TextField("Price", value: $dish.price, format: .currency(code: "USD"))
        .focused($focusedField, equals: .price)
      Picker("Color", selection: $dish.hue) {
        ForEach(TruckDish.Hue.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.menu)
      Picker("Heat", selection: $dish.heat) {
        ForEach(0...3, id: \.self) { Text($0, format: .number) }
      }
      .pickerStyle(.inline)
      Toggle("Vegan", isOn: $dish.isVegan)
    }
    .navigationTitle(dish.name)
    .toolbar {
      if focusedField != nil {
        Button("Done") { focusedField = nil }
      }
    }
  }
}
