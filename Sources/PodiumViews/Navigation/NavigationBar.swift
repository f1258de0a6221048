/// The bar on top of a screen: way back, title, buttons, search field.
///
/// Heights and type are iOS's: a row of 44 points, a large title in 52 more, margins of 16.
struct NavigationBar: View {
  let screen: ScreenValue
  let back: BackItem?
  let inheritedMode: NavigationBarItem.TitleDisplayMode
  var leading: AnyView?

  static let rowHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let margin: CGFloat = 16

  var body: some View {
    let isSearching = screen.search?.isActive == true
    VStack(spacing: 0) {
      if !isSearching {
        row
        if isLarge, let title = screen.title { LargeTitle(title: title) }
      }
      if let search = screen.search {
        NotedView(note: searchNote, content: ItemsView(nodes: LayoutNodes(search.field.map(\.node))))
        if isSearching, !screen.searchScopes.isEmpty { ItemsView(nodes: LayoutNodes(screen.searchScopes.map(\.node))) }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var searchNote: String? {
    guard screen.searchCount > 1 else { return nil }
    return "a screen has \(screen.searchCount) searchable modifiers; only one search field is shown"
  }

  private var isLarge: Bool {
    switch screen.displayMode ?? .automatic {
    case .large: true
    case .inline, .inlineLarge: false
    case .automatic: inheritedMode == .large
    }
  }

  private var row: some View {
    BarRowLayout() {
      HStack(spacing: 16) {
        if let back, !screen.isBackButtonHidden { BackButton(item: back) }
        if let leading { leading }
        ItemsView(nodes: nodes(.leading))
      }
      HStack(spacing: 8) {
        if !nodes(.principal).isEmpty {
          ItemsView(nodes: nodes(.principal))
        } else if let title = screen.title, !isLarge {
          title.font(.headline).foregroundStyle(Color.primary).lineLimit(1)
        }
      }
      HStack(spacing: 16) { ItemsView(nodes: nodes(.trailing)) }
    }
    .padding(.leading, back == nil || screen.isBackButtonHidden ? Self.margin : 8)
    .padding(.trailing, Self.margin)
    .frame(height: Self.rowHeight)
  }

  private func nodes(_ region: ToolbarItemPlacement.Region) -> LayoutNodes {
    LayoutNodes(screen.toolbar.lazy.filter { $0.placement.region == region }.map(\.reference.node))
  }
}

/// The title under the bar.
private struct LargeTitle: View {
  let title: Text

  var body: some View {
    title.font(.largeTitle.bold()).foregroundStyle(Color.primary).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, NavigationBar.margin)
      .frame(height: NavigationBar.largeTitleHeight, alignment: .center)
  }
}

/// The way back, named after the screen it leads to.
private struct BackButton: View {
  let item: BackItem
  @Environment(\.self) private var environment

  /// A longer title would push the bar's own aside. Ours.
  private static let longestTitle = 16

  var body: some View {
    let title = item.title?.string(in: environment) ?? ""
    Button(action: item.action) {
      HStack(spacing: 5) {
        Image(systemName: environment.layoutDirection == .leftToRight ? "chevron.left" : "chevron.right")
          .font(.system(size: 20, weight: .medium)).accessibilityHidden(
            true)
        Text(verbatim: title.isEmpty || title.count > Self.longestTitle ? "Back" : title).font(.body)
          .lineLimit(1)
      }
    }
    .buttonStyle(.borderless)
    .accessibilityIdentifier("BackButton")
    .accessibilityIdentifier("Back")
  }
}

/// Leading, middle and trailing views in one row; the middle gives way before the sides do.
struct BarRowLayout: Layout {
  /// The least distance between the parts, points.
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(2 * Self.gap) { $0 + $1.width },
      height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 3 else { return }
    let offered = ProposedViewSize(width: bounds.width, height: bounds.height)
    let trailing = subviews[2].sizeThatFits(offered)
    let rest = ProposedViewSize(width: max(0, bounds.width - trailing.width), height: bounds.height)
    let leading = subviews[0].sizeThatFits(rest)
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: rest)
    subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: offered)
    let low = bounds.minX + leading.width + Self.gap
    let high = max(low, bounds.maxX - trailing.width - Self.gap)
    let middle = subviews[1].sizeThatFits(ProposedViewSize(width: high - low, height: bounds.height))
    let x = min(max(bounds.midX - middle.width / 2, low), max(low, high - middle.width))
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: high - low, height: bounds.height))
  }
}
