/// The chosen page with the bar, or with the dots of a pager.
struct TabFrame: View {
  let pages: SubviewsCollection
  let chosen: Int
  let look: TabViewLook
  let isBarHidden: Bool
  let choose: @MainActor (Int) -> Void

  /// iOS's, points.
  static let barHeight: CGFloat = 49

  var body: some View {
    let _ = tellPages()
    switch look {
    case .bar:
      VStack(spacing: 0) {
        page
        if !isBarHidden { bar }
      }
    case .pages(let showsDots):
      page.overlay(alignment: .bottom) {
        if showsDots, pages.count > 1 { dots }
      }
    }
  }

  private func tellPages() {
    for (index, page) in pages.enumerated() { page.containerValues.tabPage?.select(index == chosen) }
  }

  private var page: some View {
    ZStack { if pages.indices.contains(chosen) { pages[chosen] } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
        TabButton(
          label: page.containerValues.tabLabel, badge: page.containerValues.badge, isSelected: index == chosen
        ) { choose(index) }
      }
    }
    .frame(height: Self.barHeight)
    .background { BarGround() }
    .accessibilityIdentifier("TabBar")
  }

  private var dots: some View {
    HStack(spacing: 9) {
      ForEach(Array(pages.indices), id: \.self) { index in
        Circle().fill(Color.primary.opacity(index == chosen ? 1 : 0.3)).frame(width: 7, height: 7)
          .modifier(_ActionModifier(kind: .button) { choose(index) })
          .accessibilityIdentifier("Page \(index + 1)")
      }
    }
    .padding(.horizontal, 10)
    .padding(.bottom, 20)
    .accessibilityIdentifier("PageIndicator")
  }
}

/// A tab in the bar: picture above text, in the tint where it is chosen.
private struct TabButton: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.tintStyle) private var tint

  var body: some View {
    VStack(spacing: 2) { label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 10, weight: .medium))
      .lineLimit(1)
      .foregroundStyle(isSelected ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.gray))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { if let badge { TabBadge(text: badge) } }
      .modifier(_ActionModifier(kind: .button, action: action))
  }
}

/// A tab's label: the picture above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 20, weight: .medium)).frame(height: 26)
        .accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The red mark on a tab.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13)).foregroundStyle(Color.white).lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .offset(x: 15, y: 2)
  }
}
