/// Pages of which one shows, chosen in a bar at the bottom or by turning pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @State private var ownIndex = 0
  @State private var screen = ScreenValue()
  @Environment(\.tabViewLook) private var look

  init(selection: Binding<SelectionValue>?, pages content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  public var body: some View {
    let isBarHidden = screen.hides(.tabBar)
    let value = selection?.wrappedValue
    let index = ownIndex
    Group(subviews: content) { [look, selection, own = $ownIndex] pages in
      let found = Self.index(of: value, in: pages)
      let chosen = found ?? (pages.isEmpty ? 0 : min(index, pages.count - 1))
      NotedView(
        note: found == nil
          ? SelectionNote.text("the TabView", selection: value, tags: pages.map(\.containerValues.anyTag)) : nil,
        content: TabFrame(pages: pages, chosen: chosen, look: look, isBarHidden: isBarHidden) { index in
          own.wrappedValue = index
          guard let selection, pages.indices.contains(index) else { return }
          if let tag = Self.value(of: pages[index], at: index) { selection.wrappedValue = tag }
        })
    }
    .onPreferenceChange(ScreenKey.self) { screen = $0 }
  }

  /// The page with a tag; without tags, pages are counted where the selection is a number.
  private static func index(of value: SelectionValue?, in pages: SubviewsCollection) -> Int? {
    guard let value else { return nil }
    return pages.indices.first { Self.value(of: pages[$0], at: $0) == value }
  }

  private static func value(of page: Subview, at index: Int) -> SelectionValue? {
    page.containerValues.tag(for: SelectionValue.self)
      ?? (page.containerValues.anyTag == nil ? index as? SelectionValue : nil)
  }
}

extension TabView {
  /// Makes a tab view whose pages are chosen by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, pages: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that keeps its own selection.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, pages: content()) }
}

extension TabView {
  /// Makes a tab view whose tabs are chosen by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, pages: _TabContentView(content: content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Makes a tab view of tabs that keeps its own selection.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    self.init(selection: nil, pages: _TabContentView(content: content()))
  }
}
