import SwiftUI

struct TruckOrdersView: View {
  @Bindable var model: FoodTruckModel
  @State private var filter = Filter.open

  enum Filter: LocalizedStringKey, CaseIterable {
    case open = "Open"
    case served = "Served"
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Show", selection: $filter) {
            ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets())
        }
        Section {
          LabeledContent("Orders", value: model.orderCount, format: .number)
          LabeledContent("Busiest", value: model.busiest, format: .number)
          LabeledContent("Favorite") {
            Text(model.favorite?.name ?? "None").foregroundStyle(.tint)
          }
        }
        Section("Queue") {
          ForEach($model.orders) { $order in
            if order.isServed == (filter == .served) {
              TruckOrderRow(order: $order)
            }
          }
          .onDelete { model.orders.remove(atOffsets: $0) }
        }
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Orders")
      .overlay {
        if model.orders.isEmpty {
          ContentUnavailableView {
            Label("No Orders", systemImage: "tray")
          } description: {
            Text("Orders from the menu arrive here.")
          } actions: {
            Button("Take a Test Order") { model.order(model.dishes[0]) }
          }
          .background(.background)
        }
      }
    }
  }
}

struct TruckOrderRow: View {
  @Binding var order: TruckOrder

  var body: some View {
    HStack {
      Button {
        order.isServed.toggle()
      } label: {
        Image(systemName: order.isServed ? "checkmark.circle.fill" : "circle")
          .imageScale(.large)
          .foregroundStyle(order.isServed ? AnyShapeStyle(.green) : AnyShapeStyle(.secondary))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(order.isServed ? "Reopen order \(order.id)" : "Serve order \(order.id)")
      VStack(alignment: .leading) {
        Text(order.dish.name).strikethrough(order.isServed)
        Text(
          "\(order.count) × \(order.dish.price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))"
        )
        .font(.caption)
        .foregroundStyle(.secondary)
      }
      Spacer()
      Stepper("Portions", value: $order.count, in: 1...20)
        .labelsHidden()
        .accessibilityIdentifier("portions-\(order.id)")
    }
  }
}
