/// One screen of a stack: its content between its bars.
struct NavigationScreen: View {
  let content: AnyView
  let id: ScreenID
  let controller: NavigationController
  let back: BackItem?
  let inheritedMode: NavigationBarItem.TitleDisplayMode
  var leading: AnyView?
  var isSidebar = false
  @State private var screen = ScreenValue()
  @Environment(\.screenGround) private var around

  var body: some View { PreferredSchemeScope(content: layers, passesOn: true) }

  private var layers: some View {
    let bar = NavigationBar(screen: screen, back: back, inheritedMode: inheritedMode, leading: leading)
    return ScreenLayout() {
      VStack { presentable.modifier(EditModeScope()) }
        .onPreferenceChange(ScreenKey.self) { [controller, id] in
          screen = $0
          controller.note($0, of: id)
        }
      VStack(spacing: 0) { if !screen.hides(.navigationBar) { bar } }
      VStack(spacing: 0) { if showsBottomBar { BottomBar(items: bottomItems) } }
      VStack(spacing: 0) { if showsSuggestions { SuggestionList(screen: screen) } }
    }
    .background { ScreenGround(color: ground) }
  }

  @ViewBuilder private var presentable: some View {
    if let back {
      content
        .environment(\.dismiss, DismissAction(owner: back.owner, depth: back.id.depth, action: back.action))
        .environment(\.isPresented, true)
    } else {
      content
    }
  }

  private var ground: Color {
    screen.background ?? around ?? Color(.semantic(isSidebar ? .groupedBackground : .background))
  }

  private var bottomItems: [ToolbarNode] { screen.toolbar.filter { $0.placement.region == .bottom } }
  private var showsBottomBar: Bool { !bottomItems.isEmpty && !screen.hides(.bottomBar) }
  private var showsSuggestions: Bool { screen.search?.isActive == true && !screen.suggestions.isEmpty }
}

/// The ground of a screen; it reaches under what the device covers.
struct ScreenGround: View {
  let color: Color
  @Environment(\.screenInsets) private var insets

  var body: some View {
    Rectangle().fill(color).padding(.top, -insets.top).padding(.bottom, -insets.bottom)
  }
}

/// Content, top bar, bottom bar and what lies over the content.
struct ScreenLayout: Layout {
  private struct Heights {
    let top: CGFloat
    let bottom: CGFloat
  }

  private func heights(_ subviews: Subviews, width: CGFloat?) -> Heights {
    let proposal = ProposedViewSize(width: width, height: nil)
    return Heights(
      top: subviews[1].sizeThatFits(proposal).height, bottom: subviews[2].sizeThatFits(proposal).height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count >= 3 else { return .zero }
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let bars = heights(subviews, width: proposal.width)
    let inner = subviews[0].sizeThatFits(
      ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max(0, $0 - bars.top - bars.bottom) }))
    let ideal = proposal.width ?? max(inner.width, subviews[1].sizeThatFits(.unspecified).width)
    return CGSize(width: ideal, height: proposal.height ?? inner.height + bars.top + bars.bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count >= 3 else { return }
    let bars = heights(subviews, width: bounds.width)
    let area = CGRect(
      x: bounds.minX, y: bounds.minY + bars.top, width: bounds.width,
      height: max(0, bounds.height - bars.top - bars.bottom))
    let offered = ProposedViewSize(area.size)
    subviews[0].place(at: CGPoint(x: area.midX, y: area.midY), anchor: .center, proposal: offered)
    subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bars.top))
    subviews[2].place(
      at: CGPoint(x: bounds.minX, y: bounds.maxY), anchor: .bottomLeading,
      proposal: ProposedViewSize(width: bounds.width, height: bars.bottom))
    if subviews.count > 3 { subviews[3].place(at: area.origin, proposal: offered) }
  }
}
