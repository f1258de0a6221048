/// A tab's page: it is made when first shown and kept from then on.
@MainActor final class TabPage {
  private let visited = StateLocation(false)
  private let selected = StateLocation(false)

  var isVisited: Bool { visited.get() }
  var isSelected: Bool { selected.get() }

  func select(_ isSelected: Bool) {
    selected.set(isSelected)
    if isSelected { visited.set(true) }
  }
}

extension ContainerValues {
  private enum LabelKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
  private enum PageKey: ContainerValueKey { static var defaultValue: TabPage? { nil } }
  private enum BadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }

  /// What the view's tab says.
  var tabLabel: AnyView? {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }

  var tabPage: TabPage? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  /// The number or text beside the view, in a tab bar or a list.
  package var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

/// Keeps a page unmade until its tab is chosen, and quiet while another one is.
struct TabPageModifier: ViewModifier {
  let label: AnyView?
  @State private var page = TabPage()

  func body(content: Content) -> some View {
    let isSelected = page.isSelected
    ZStack {
      if page.isVisited { SightScope(isShown: isSelected) { content } } else { Color.clear }
    }
    .modifier(_PreferenceWritingModifier<ScreenKey> { if !isSelected { $0 = nil } })
    .containerValue(\.tabPage, page)
    .containerValue(\.tabLabel, label)
  }
}

extension View {
  /// Makes the view a tab with a label of a picture and a text.
  public consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabPageModifier(label: AnyView(label())))
  }
}
