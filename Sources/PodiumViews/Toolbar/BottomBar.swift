/// The bar at the bottom of a screen: one item stands in the middle, several share the width.
struct BottomBar: View {
  let items: [ToolbarNode]

  static let height: CGFloat = 49

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        if index > 0 { Spacer(minLength: 8) }
        ItemsView(nodes: [item.reference.node])
      }
    }
    .frame(maxWidth: .infinity)
    .padding(.horizontal, NavigationBar.margin)
    .frame(height: Self.height)
    .background { BarGround() }
  }
}

/// The ground of a bar at the bottom, with a line above; it reaches under the home indicator.
struct BarGround: View {
  @Environment(\.screenInsets) private var insets
  @Environment(\.pixelLength) private var pixel
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Rectangle().fill(scheme == .light ? Color(white: 0.976) : Color(white: 0.086))
      .overlay(alignment: .top) {
        Rectangle().fill(Color(.semantic(.separator))).frame(height: max(pixel, 1 / 3))
      }
      .padding(.bottom, -insets.bottom)
  }
}
