/// A way from a value to a screen.
@MainActor final class NavigationDestinationEntry: Equatable {
  private let make: (AnyHashable) -> AnyView?
  let matches: (AnyHashable) -> Bool

  init<D: Hashable, C: View>(_ type: D.Type, _ destination: @escaping (D) -> C) {
    make = { value in (value.base as? D).map { AnyView(destination($0)) } }
    matches = { $0.base is D }
  }

  func view(for value: AnyHashable) -> AnyView { make(value) ?? AnyView(EmptyView()) }

  nonisolated static func == (lhs: NavigationDestinationEntry, rhs: NavigationDestinationEntry) -> Bool {
    lhs === rhs
  }
}

/// Runs the destination of a value as a view of its own.
struct DestinationScreen: View {
  let entry: NavigationDestinationEntry
  let value: AnyHashable

  var body: some View { entry.view(for: value) }
}

/// A screen that is shown as long as a binding says so.
struct PresentedDestination: Equatable {
  let id: AnyHashable
  let pushed: PushedView
  let dismiss: @MainActor () -> Void

  static func == (lhs: PresentedDestination, rhs: PresentedDestination) -> Bool {
    lhs.id == rhs.id && lhs.pushed == rhs.pushed
  }
}

/// Hands a destination up while it is presented.
struct PresentedDestinationModifier<Item, Destination: View>: ViewModifier {
  let item: () -> Item?
  let identity: (Item) -> AnyHashable
  let dismiss: @MainActor () -> Void
  let destination: (Item) -> Destination
  @State private var pushed = PushedView()

  func body(content: Content) -> some View {
    let current = item()
    if let current {
      let _ = pushed.update { [destination] in AnyView(destination(current)) }
    }
    let id = current.map { AnyHashable([AnyHashable(ObjectIdentifier(pushed)), identity($0)]) }
    content.screenValue { [pushed, dismiss] value in
      if let id { value.presented.append(PresentedDestination(id: id, pushed: pushed, dismiss: dismiss)) }
    }
  }
}

extension View {
  /// Says which screen a pushed value of a type shows.
  public consuming func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let entry = NavigationDestinationEntry(data, destination)
    return screenValue { $0.destinations.append(entry) }
  }

  /// Pushes a screen while `isPresented` is true.
  public consuming func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        item: { isPresented.wrappedValue ? true : nil }, identity: { AnyHashable($0) },
        dismiss: { isPresented.wrappedValue = false }, destination: { _ in destination() }))
  }

  /// Pushes a screen while `item` has a value.
  public consuming func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestinationModifier(
        item: { item.wrappedValue }, identity: { AnyHashable($0) }, dismiss: { item.wrappedValue = nil },
        destination: destination))
  }
}
