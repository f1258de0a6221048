import Podium

extension ContainerTrees {
  static func fitting(_ id: String) -> AnyView? {
    switch id {
    case "F36": AnyView(positions)
    case "F38": AnyView(bars)
    case "safe-area-padding":
      AnyView(
        HStack(spacing: 20) {
          Color.red.safeAreaPadding(20).frame(width: 100, height: 150).accessibilityIdentifier("padded")
          ScrollView { lines(6, "paddedScrollContent") }
            .safeAreaPadding(.vertical, 20).frame(width: 100, height: 150)
            .accessibilityIdentifier("paddedScroll")
        }
        .accessibilityIdentifier("row"))
    case "F40-F41": AnyView(choices)
    default: nil
    }
  }

  private static var positions: some View {
    VStack(spacing: 10) {
      ZStack {
        Color.gray
        Color.red.frame(width: 40, height: 40).position(x: 50, y: 30).accessibilityIdentifier("inZStack")
        Color.blue.frame(width: 30, height: 30).position(CGPoint(x: 150, y: 60)).accessibilityIdentifier(
          "point")
      }
      .frame(width: 200, height: 90).accessibilityIdentifier("zstack")
      HStack(spacing: 10) {
        text("24x16", "left")
        Color.green.frame(width: 30, height: 30).position(x: 20, y: 20).accessibilityIdentifier("inHStack")
        text("32x16", "right")
      }
      .frame(height: 50).accessibilityIdentifier("hstack")
      VStack(spacing: 4) {
        text("38.5x16", "above")
        Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).accessibilityIdentifier("inVStack")
        text("36.5x16", "below")
      }
      .accessibilityIdentifier("vstack")
    }
    .accessibilityIdentifier("stack")
  }

  private static func lines(_ count: Int, _ id: String) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { _ in Color.green.frame(height: 30).accessibilityIdentifier("line") }
    }
    .accessibilityIdentifier(id)
  }

  private static var bars: some View {
    HStack(spacing: 20) {
      VStack(spacing: 0) { Color.red.accessibilityIdentifier("plainContent") }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).accessibilityIdentifier("plainBar") }
        .frame(width: 100, height: 200).accessibilityIdentifier("plain")
      ScrollView { lines(8, "scrollContent") }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).accessibilityIdentifier("scrollBar") }
        .frame(width: 100, height: 200).accessibilityIdentifier("scroll")
      VStack(spacing: 0) { Color.orange.accessibilityIdentifier("ignoringContent") }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.blue.frame(height: 30).accessibilityIdentifier("ignoringBar")
        }
        .frame(width: 100, height: 200).accessibilityIdentifier("ignoring")
    }
    .accessibilityIdentifier("row")
  }

  private static var choices: some View {
    VStack(alignment: .leading, spacing: 12) {
      threeOrOne("wide").frame(width: 200, alignment: .leading).accessibilityIdentifier("wide")
      threeOrOne("narrow").frame(width: 60, alignment: .leading).accessibilityIdentifier("narrow")
      threeOrOne("tiny").frame(width: 10, alignment: .leading).accessibilityIdentifier("tiny")
      tallOrShort("tall", "25x16").frame(height: 60, alignment: .top).accessibilityIdentifier("tall")
      tallOrShort("short", "31x16").frame(height: 20, alignment: .top).accessibilityIdentifier("short")
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("25x16")
          Text("25x16")
        }
        .accessibilityIdentifier("axisStack")
        Text("25x16")
      }
      .frame(width: 100, height: 8, alignment: .topLeading).accessibilityIdentifier("axis")
    }
    .padding(20).accessibilityIdentifier("stack")
  }

  private static func threeOrOne(_ id: String) -> some View {
    ViewThatFits {
      HStack {
        Text("25x16")
        Text("25x16")
        Text("35.5x16")
      }
      .accessibilityIdentifier(id + "Stack")
      // The recorded text keeps its width in a frame of 10.
      Text("25x16").fixedSize().accessibilityIdentifier(id + "Fallback")
    }
  }

  private static func tallOrShort(_ id: String, _ fallback: String) -> some View {
    ViewThatFits(in: .vertical) {
      VStack {
        Text("25x16")
        Text("25x16")
      }
      .accessibilityIdentifier(id + "Stack")
      text(fallback, id + "Fallback")
    }
  }
}
