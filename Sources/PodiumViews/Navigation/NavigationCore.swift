/// A root with everything pushed over it: the last screen shows, the others keep their state.
struct NavigationCore: View {
  let root: AnyView
  let controller: NavigationController
  /// Whether what is pushed first stands in the root's place, as in a split view's detail.
  var replacesRoot = false
  /// What columns before this one hand up: their destinations count here too.
  var outer: [ScreenValue] = []
  /// Views for the columns of a collapsed split view.
  var columns: [AnyView] = []
  /// A button at the bar's leading end on the first screen.
  var leading: AnyView?
  var isSidebar = false

  var body: some View {
    let plan = ScreenPlan(core: self)
    let top = plan.screens.last.flatMap { controller.screenValues[$0.id] }
    let _ = controller.shown = plan.screens.map(\.id)
    LastItem {
      ForEach(plan.screens, id: \.id) { screen in
        SightScope(isShown: screen.id == plan.screens.last?.id) {
          NavigationScreen(
            content: screen.content, id: screen.id, controller: controller, back: screen.back,
            inheritedMode: screen.inheritedMode, leading: screen.isFirst ? leading : nil, isSidebar: isSidebar)
        }
      }
    }
    .environment(\.navigation, controller)
    .screenBoundary(passing: top?.passedOn)
  }
}

/// Which screens a stack has, from what was pushed and what the screens hand up.
@MainActor struct ScreenPlan {
  struct Screen {
    let id: ScreenID
    let content: AnyView
    let back: BackItem?
    let inheritedMode: NavigationBarItem.TitleDisplayMode
    let isFirst: Bool
  }

  private(set) var screens: [Screen] = []
  private let values: [ScreenID: ScreenValue]
  private let outer: [ScreenValue]
  private let controller: NavigationController
  private var mode = NavigationBarItem.TitleDisplayMode.large

  init(core: NavigationCore) {
    (controller, outer) = (core.controller, core.outer)
    values = core.controller.screenValues
    append(ScreenID(depth: 0, content: "root"), core.root, isFirst: true) {}
    for (index, entry) in core.controller.entries.enumerated() {
      let isFirst = core.replacesRoot && index == 0
      append(
        ScreenID(depth: index + 1, content: entry.identity), content(of: entry, columns: core.columns),
        isFirst: isFirst
      ) { [controller] in controller.goBack(to: index) }
    }
  }

  private mutating func append(
    _ id: ScreenID, _ content: AnyView, isFirst: Bool, goBack: @escaping @MainActor () -> Void
  ) {
    let known = values[id]
    let back =
      isFirst
      ? nil
      : BackItem(
        title: screens.last.flatMap { values[$0.id]?.title }, owner: ObjectIdentifier(controller), id: id,
        action: goBack)
    screens.append(Screen(id: id, content: content, back: back, inheritedMode: mode, isFirst: isFirst))
    if let own = known?.displayMode, own != .automatic { mode = own }
    for destination in known?.presented ?? [] {
      append(
        ScreenID(depth: id.depth, content: destination.id), AnyView(PushedScreen(pushed: destination.pushed)),
        isFirst: false, goBack: destination.dismiss)
    }
  }

  private func content(of entry: NavigationEntry, columns: [AnyView]) -> AnyView {
    switch entry.kind {
    case .view(let pushed): return AnyView(PushedScreen(pushed: pushed))
    case .column(let index): return columns.indices.contains(index) ? columns[index] : AnyView(EmptyView())
    case .value(let value):
      let known = outer + screens.compactMap { values[$0.id] }
      for screen in known.reversed() {
        if let entry = screen.destinations.last(where: { $0.matches(value) }) {
          return AnyView(DestinationScreen(entry: entry, value: value))
        }
      }
      // Until the screens below have been seen once, nobody knows whether one has a destination.
      return known.isEmpty ? AnyView(EmptyView()) : AnyView(MissingDestination(value: value))
    }
  }
}

/// The way back from a screen.
struct BackItem: Equatable {
  let title: Text?
  let owner: ObjectIdentifier
  let id: ScreenID
  let action: @MainActor () -> Void

  static func == (lhs: BackItem, rhs: BackItem) -> Bool {
    lhs.title == rhs.title && lhs.owner == rhs.owner && lhs.id == rhs.id
  }
}

/// What SwiftUI shows for a value without a destination.
private struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(Color.yellow)
      .accessibilityLabel(Text(verbatim: "No navigationDestination for \(type(of: value.base))"))
  }
}
