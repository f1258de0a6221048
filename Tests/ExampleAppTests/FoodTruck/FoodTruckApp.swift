import SwiftUI

struct FoodTruckApp: App {
  @State private var model = FoodTruckModel()

  var body: some Scene {
    WindowGroup { TruckRoot(model: model) }
  }
}

struct TruckRoot: View {
  @Bindable var model: FoodTruckModel
  @SceneStorage("root.tab") private var tab = TruckTab.menu
  @State private var isShowingAccount = false

  enum TruckTab: String, Hashable { case menu, orders, kitchen }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Menu", systemImage: "fork.knife", value: .menu) {
        TruckMenuView(model: model)
      }
      Tab("Orders", systemImage: "list.bullet.clipboard", value: .orders) {
        TruckOrdersView(model: model)
      }
      .badge(model.openOrders.count)
      Tab("Kitchen", systemImage: "flame", value: .kitchen) {
        TruckKitchenView(model: model)
      }
    }
    .overlay(alignment: .topTrailing) { accountButton }
    .sheet(isPresented: $isShowingAccount) { TruckAccountView() }
    .onChange(of: model.isOpen) {
      if !model.isOpen { model.orders.removeAll() }
    }
    .tint(.orange)
  }

  private var accountButton: some View {
    Button {
      isShowingAccount.toggle()
    } label: {
      Image(systemName: "person.crop.circle.fill").font(.title)
    }
    .padding(.trailing, 16)
    .offset(y: 44)
    .accessibilityLabel("Account")
    .accessibilityIdentifier("account")
  }
}

#Preview { TruckRoot(model: FoodTruckModel()) }
