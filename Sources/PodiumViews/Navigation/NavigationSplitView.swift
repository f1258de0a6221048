/// Two or three columns side by side; in a narrow window a stack of them.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var columns = SplitColumns()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic

  init(
    visibility: Binding<NavigationSplitViewVisibility>?, preferred: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content, detail: Detail
  ) {
    (self.visibility, self.preferred) = (visibility, preferred)
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
  }

  /// From this width on the columns stand side by side, points. Ours, near the width of a regular size class.
  static var regularWidth: CGFloat { 600 }

  public var body: some View {
    let visibility = visibility ?? $ownVisibility
    let shown = visibility.wrappedValue
    let preferred = preferred?.wrappedValue
    let views =
      [AnyView(sidebar)] + (Content.self == EmptyView.self ? [] : [AnyView(content)]) + [AnyView(detail)]
    GeometryReader { [columns] proxy in
      // One view whatever shows: a reader makes its content anew only when its own space changes.
      ZStack {
        if proxy.size.width >= Self.regularWidth {
          SplitRow(columns: columns, views: views, shown: shown) { visibility.wrappedValue = $0 }
        } else {
          SplitStack(columns: columns, views: views, preferred: preferred)
        }
      }
    }
  }
}

/// The stacks of a split view's columns.
@MainActor final class SplitColumns {
  let stacks = [NavigationController(), NavigationController(), NavigationController()]
  let collapsed = NavigationController()

  /// Makes links of a column show their destination in the next one.
  func connect(count: Int) {
    for index in stacks.indices { stacks[index].next = index + 1 < count ? stacks[index + 1] : nil }
  }
}

/// The columns side by side.
private struct SplitRow: View {
  let columns: SplitColumns
  let views: [AnyView]
  let shown: NavigationSplitViewVisibility
  let setShown: @MainActor (NavigationSplitViewVisibility) -> Void

  var body: some View {
    let _ = columns.connect(count: views.count)
    let first = shown.firstColumn(of: views.count)
    HStack(spacing: 0) {
      ForEach(Array(views.indices.dropFirst(first)), id: \.self) { index in
        if index > first { DialogLine(axis: .vertical) }
        column(index, isFirst: index == first)
      }
    }
    // A window that becomes narrow again starts from what is selected then.
    .onAppear { columns.collapsed.pop(to: 0) }
  }

  @ViewBuilder private func column(_ index: Int, isFirst: Bool) -> some View {
    let before = columns.stacks[..<index].flatMap { Array($0.screenValues.values) }
    let core = NavigationCore(
      root: views[index], controller: columns.stacks[index], replacesRoot: index > 0, outer: before,
      leading: isFirst ? AnyView(SidebarButton(isShown: index == 0) { toggle(index) }) : nil,
      isSidebar: index == 0)
    if index == views.count - 1 {
      core.frame(maxWidth: .infinity)
    } else {
      core.frame(
        width: columns.stacks[index].screenValues.values.compactMap(\.columnWidth).first?.length ?? 320)
    }
  }

  private func toggle(_ first: Int) { setShown(first == 0 ? .detailOnly : .all) }
}

/// Shows or hides the sidebar.
private struct SidebarButton: View {
  let isShown: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      SidebarGlyph()
        .accessibilityLabel(Text(verbatim: isShown ? "Hide Sidebar" : "Show Sidebar"))
    }
    .buttonStyle(.borderless)
    .accessibilityIdentifier("ToggleSidebar")
  }
}

/// A window with a column at its side, in the button's colour.
private struct SidebarGlyph: View {
  var body: some View {
    ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 4, style: .continuous).strokeBorder(.foreground, lineWidth: 1.7)
      Rectangle().frame(width: 1.7).padding(.leading, 7)
    }
    .frame(width: 23, height: 17)
  }
}

/// The columns of a narrow window, one over the other.
private struct SplitStack: View {
  let columns: SplitColumns
  let views: [AnyView]
  let preferred: NavigationSplitViewColumn?

  var body: some View {
    let places = views.indices.map { index in
      AnyView(views[index].environment(\.splitPlace, SplitPlace(controller: columns.collapsed, index: index)))
    }
    NavigationCore(root: places[0], controller: columns.collapsed, columns: places)
      .onChange(of: preferred, initial: true) { [columns, count = views.count] _, column in
        guard let column else { return }
        columns.collapsed.pop(to: 0)
        for index in 0..<column.depth(of: count) {
          columns.collapsed.push(NavigationEntry(kind: .column(index + 1)))
        }
      }
  }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private enum Kind: Hashable, Codable { case automatic, all, doubleColumn, detailOnly }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last column alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)

  /// The first of `count` columns that shows.
  func firstColumn(of count: Int) -> Int {
    switch kind {
    case .automatic, .all: 0
    case .doubleColumn: count - 2
    case .detailOnly: count - 1
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Kind { case sidebar, content, detail }

  private let kind: Kind
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The column in the middle.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The last column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)

  /// How many columns lie under this one in a stack of `count`.
  func depth(of count: Int) -> Int {
    switch kind {
    case .sidebar: 0
    case .content: min(1, count - 1)
    case .detail: count - 1
    }
  }
}
