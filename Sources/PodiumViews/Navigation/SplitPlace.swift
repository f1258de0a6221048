/// A column's place in a split view that has become a stack.
struct SplitPlace: Equatable {
  let controller: NavigationController
  let index: Int

  static func == (lhs: SplitPlace, rhs: SplitPlace) -> Bool {
    lhs.controller === rhs.controller && lhs.index == rhs.index
  }

  /// Shows the next column while something is selected, and selects nothing on the way back.
  @MainActor func follow(_ selection: ListSelection, _ node: ViewNode) {
    guard let clear = selection.clear else { return }
    controller.clearSelection[index] = clear
    let seen = node.stored(1) as? SeenSelection ?? SeenSelection()
    node.store(seen, slot: 1)
    let current = node.tracking { selection.current() }
    guard current != seen.value else { return }
    seen.value = current
    node.graph.afterLayout { [controller, index] in
      controller.show(column: current == nil ? index : index + 1)
    }
  }

  private final class SeenSelection {
    var value: AnyHashable?
  }
}

extension EnvironmentValues {
  private enum SplitPlaceKey: EnvironmentKey { static var defaultValue: SplitPlace? { nil } }

  /// The column around a view, where columns lie over each other.
  var splitPlace: SplitPlace? {
    get { self[SplitPlaceKey.self] }
    set { self[SplitPlaceKey.self] = newValue }
  }
}
