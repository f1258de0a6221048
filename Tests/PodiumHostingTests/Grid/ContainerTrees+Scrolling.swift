import Podium

extension ContainerTrees {
  static func scrolling(_ id: String) -> AnyView? {
    switch id {
    case "V1-vertical": AnyView(scroll { rows(3).accessibilityIdentifier("content") })
    case "V1-overflow": AnyView(scroll { rows(20, spacing: 8).accessibilityIdentifier("content") })
    case "V1-horizontal":
      AnyView(
        scroll(.horizontal) {
          HStack(spacing: 8) { ForEach(0..<12) { _ in box(60, 40, "cell") } }.accessibilityIdentifier(
            "content")
        })
    case "V1-both": AnyView(scroll([.horizontal, .vertical]) { box(500, 400, "content") })
    case "V1-narrow":
      AnyView(
        scroll { box(100, 400, "content") }.frame(width: 250, height: 150).accessibilityIdentifier("frame"))
    case "V2": AnyView(scroll { box(400, 400, "content") })
    case "V3":
      AnyView(
        VStack(spacing: 0) {
          text("44x16", "header")
          scroll { rows(20) }
          text("44x16", "footer")
        })
    case "V5":
      AnyView(
        VStack {
          ScrollView { EmptyView() }
          Text("40x16")
        }
        .accessibilityIdentifier("stack"))
    case "V6": AnyView(scroll { Color.red.frame(height: 100) })
    case "R7":
      AnyView(
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<6) { _ in box(50, 40, "s") } }.accessibilityIdentifier("content")
        }
        .frame(width: 180, height: 60).accessibilityIdentifier("scroll"))
    case "scroll-padding": AnyView(scroll { rows(20).padding().accessibilityIdentifier("padded") })
    case "scroll-anchor":
      AnyView(scroll { rows(20).accessibilityIdentifier("content") }.defaultScrollAnchor(.bottom))
    case "scroll-children":
      AnyView(
        HStack(alignment: .top, spacing: 20) {
          ScrollView { several("v") }.accessibilityIdentifier("vScroll")
          ScrollView(.horizontal) { several("h") }.accessibilityIdentifier("hScroll")
        }
        .accessibilityIdentifier("row"))
    default: nil
    }
  }

  private static func scroll<V: View>(_ axes: Axis.Set = .vertical, @ViewBuilder _ content: () -> V)
    -> some View
  {
    ScrollView(axes, content: content).accessibilityIdentifier("scroll")
  }

  private static func rows(_ count: Int, spacing: CGFloat = 0) -> some View {
    VStack(spacing: spacing) { ForEach(0..<count) { _ in box(120, 20, "row") } }
  }

  @ViewBuilder private static func several(_ prefix: String) -> some View {
    text("22.5x16", prefix + "Top")
    box(60, 30, prefix + "Block")
    text("44.5x16", prefix + "Bottom")
  }
}
