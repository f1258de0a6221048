import PodiumViews

extension FactTrees {
  static func stacks(_ id: String) -> AnyView? {
    switch id {
    case "S1": AnyView(box(50, 30))
    case "S2": AnyView(fill("inner").padding())
    case "S3":
      AnyView(
        fill("inner").padding(.leading, 30).padding(.vertical)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).accessibilityIdentifier("outer"))
    case "S4": AnyView(HStack { ForEach(0..<3) { _ in box(50, 50) } }.accessibilityIdentifier("stack"))
    case "S6": AnyView(dividers)
    case "S8":
      AnyView(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20).accessibilityIdentifier("box")
          Color.red.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("box")
          Color.red.frame(width: 60).accessibilityIdentifier("box")
        })
    case "S9":
      AnyView(
        HStack {
          box(50, 50, "a")
          Spacer().accessibilityIdentifier("spacer")
          box(50, 50, "b")
        }.accessibilityIdentifier("stack"))
    case "S10":
      AnyView(
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box(250, 20, "a")
            Spacer(minLength: 20).accessibilityIdentifier("spacer")
            box(100, 20, "b")
          }.accessibilityIdentifier("row")
          Spacer()
        })
    case "S12":
      AnyView(
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 4) {
            box(100, 20)
            box(50, 20)
          }.accessibilityIdentifier("leading")
          VStack(alignment: .trailing, spacing: 4) {
            box(100, 20)
            box(50, 20)
          }.accessibilityIdentifier("trailing")
        })
    case "S14":
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          box(100, 100)
          box(30, 30, "second")
        }.accessibilityIdentifier("stack"))
    case "S15":
      AnyView(
        ZStack(alignment: .topLeading) {
          fill("fill")
          box(30, 30, "second")
        })
    case "S17":
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          HStack(spacing: 6) {
            box(30, 30)
            box(40, 30, "second")
          }.accessibilityIdentifier("row")
          box(200, 10, "wide")
        }.accessibilityIdentifier("column"))
    case "S20":
      AnyView(
        VStack { ForEach(0..<2) { _ in HStack { ForEach(0..<3) { _ in box(30, 20) } } } }
          .accessibilityIdentifier("grid"))
    case "S21": AnyView(column([60, 100, 140]))
    case "S22": AnyView(column([80, 60, 100, 140]))
    case "S23": AnyView(column([140, 100, 60, 80]))
    default: moreStacks(id)
    }
  }

  private static var dividers: some View {
    VStack(spacing: 0) {
      box(100, 20, "a")
      Divider().accessibilityIdentifier("divider")
      HStack(spacing: 0) {
        box(20, 60, "left")
        Divider().accessibilityIdentifier("vdivider")
        box(20, 60, "right")
      }.accessibilityIdentifier("hstack")
    }
  }

  private static func column(_ widths: [CGFloat]) -> some View {
    VStack(alignment: .leading) { ForEach(widths, id: \.self) { box($0, 20) } }.accessibilityIdentifier(
      "stack")
  }

  private static func moreStacks(_ id: String) -> AnyView? {
    switch id {
    case "S34":
      AnyView(
        ZStack {
          box(12, 12)
          box(4, 4, "second")
        })
    case "S35-bottomTrailing", "S35-topLeading", "S35-top", "S35-trailing":
      AnyView(
        ZStack(alignment: alignment(id)) {
          box(12, 12)
          box(6, 6, "second")
        })
    case "S37":
      AnyView(
        HStack {
          Color.red.frame(width: 2).accessibilityIdentifier("bar")
          Color.red.frame(width: 2).accessibilityIdentifier("bar")
        })
    case "K3":
      AnyView(
        HStack(spacing: 0) {
          box(250, 20)
          Spacer().accessibilityIdentifier("spacer")
          box(100, 20)
        }.accessibilityIdentifier("row"))
    case "K5":
      AnyView(
        HStack(spacing: 0) {
          fill("fill")
          Spacer().accessibilityIdentifier("spacer")
        })
    case "U4-range": AnyView(shares((10, 20), (10, 30)))
    case "U4-tie": AnyView(shares((20, 40), (30, 50)))
    case "U4-open": AnyView(shares((10, .infinity), (10, 20)))
    case "U4-both-open": AnyView(shares((10, .infinity), (20, .infinity)))
    case "S38":
      AnyView(
        HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(height: 10).accessibilityIdentifier("column")
          Color.red.frame(height: 12).accessibilityIdentifier("column")
          Color.red.frame(height: 10).accessibilityIdentifier("column")
        }.frame(width: 12, height: 12))
    case "S40-vertical": AnyView(VStack { two })
    case "S40-horizontal": AnyView(HStack { two })
    case "S41-vertical": AnyView(VStack(spacing: 0) { two })
    case "S41-horizontal": AnyView(HStack(spacing: 0) { two })
    case "S42":
      AnyView(
        VStack {
          Color.red.frame(minHeight: 50).accessibilityIdentifier("box")
          fill().layoutPriority(1)
        })
    case "S43":
      AnyView(
        HStack(spacing: 0) {
          fill()
          fill().layoutPriority(1)
        })
    case "S44":
      AnyView(
        HStack(spacing: 0) {
          box(50, 20)
          Spacer().accessibilityIdentifier("spacer")
          Divider().accessibilityIdentifier("divider")
          box(50, 20)
        })
    case "G10":
      AnyView(
        Radial { box(20, 20, "child") }.frame(width: 160, height: 160).accessibilityIdentifier("layout"))
    case "G11-horizontal":
      AnyView(HStackLayout(spacing: 8) { three }.accessibilityIdentifier("layout"))
    case "G11-vertical":
      AnyView(VStackLayout(spacing: 4) { three }.accessibilityIdentifier("layout"))
    default: nil
    }
  }

  @ViewBuilder private static var two: some View {
    fill()
    fill()
  }

  @ViewBuilder private static var three: some View {
    box(25, 16)
    box(30, 20)
    box(35.5, 16)
  }

  /// Puts one subview at the foot of a circle, by its centre.
  private struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.midX, y: bounds.midY + 68), anchor: .center, proposal: .unspecified)
      }
    }
  }

  /// Two views with limits beside each other: who is asked first shows in the widths.
  private static func shares(_ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat)) -> some View {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: first.0, maxWidth: first.1).accessibilityIdentifier("first")
      Color.red.frame(minWidth: second.0, maxWidth: second.1).accessibilityIdentifier("second")
    }
  }
}
