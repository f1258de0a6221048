import PodiumViews

extension FactTrees {
  static func texts(_ id: String) -> AnyView? {
    switch id {
    case "S25":
      AnyView(
        VStack {
          text("40x16")
          Spacer()
          text("50x16")
          Spacer()
          Spacer()
          text("60x16")
        })
    case "S26":
      AnyView(
        VStack {
          text("40x16")
          Spacer()
          text("50x16")
          Spacer()
          text("60x16")
        })
    case "S27":
      AnyView(
        VStack(spacing: 20) {
          text("27x16")
          text("46x16")
          text("31.5x16")
        }.accessibilityIdentifier("stack"))
    case "S28":
      AnyView(
        HStack(alignment: .bottom) {
          text("33.5x16")
          text("51x48")
        }.accessibilityIdentifier("stack"))
    case "S29-empty": AnyView(VStack {}.accessibilityIdentifier("stack"))
    case "S29-spacer": AnyView(VStack { Spacer() }.accessibilityIdentifier("stack"))
    case "S31": AnyView(toolbar)
    case "S32": AnyView(headerAndFooter)
    case "S33b":
      AnyView(
        VStack(alignment: .leading) {
          HStack {
            text("40x16", "first")
            Spacer()
          }.frame(maxWidth: .infinity)
          text("8.5x16", "second").frame(maxWidth: .infinity, alignment: .trailing)
        }.accessibilityIdentifier("stack"))
    case "S33c":
      AnyView(
        VStack(spacing: 12) {
          settings("33.5x16")
          settings("28.5x16")
        }.accessibilityIdentifier("stack"))
    case "S33d":
      AnyView(
        HStack(spacing: 0) {
          Color.gray.frame(width: 120).accessibilityIdentifier("side")
          VStack(alignment: .leading, spacing: 8) {
            text("40x16")
            text("60x16")
          }.frame(maxWidth: .infinity, alignment: .leading).padding(16)
        })
    case "S33e":
      AnyView(
        text("9x16").frame(width: 50, height: 30, alignment: .bottomTrailing)
          .frame(width: 150, height: 80, alignment: .topLeading).accessibilityIdentifier("outer"))
    case "T3":
      AnyView(
        HStack(alignment: .firstTextBaseline) {
          text("36.5x38@29", "big")
          text("hello", "small")
          box(10, 10)
        })
    case "T4":
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          baselines(.lastTextBaseline)
          baselines(.firstTextBaseline)
        })
    case "Q13": AnyView(mixedColumn)
    case "K10":
      AnyView(
        VStack {
          box(50, 10)
          text("30x16").font(.system(size: 13))
        }.accessibilityIdentifier("stack"))
    default: nil
    }
  }

  private static var toolbar: some View {
    VStack(spacing: 0) {
      HStack {
        text("30x16")
        Spacer()
        text("26.5x16")
        Spacer()
        text("32x16")
      }.padding(8).frame(maxWidth: .infinity)
      Color.gray.frame(height: 1).accessibilityIdentifier("line")
      Spacer()
    }
  }

  private static var headerAndFooter: some View {
    VStack(spacing: 0) {
      text("50x16", "header").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        .padding(.vertical, 8)
      Spacer()
      HStack {
        text("40x16", "footer")
        Spacer()
        text("24x16", "footer")
      }.padding(.horizontal, 16).padding(.vertical, 4)
    }
  }

  private static func settings(_ value: String) -> some View {
    HStack {
      text("60x16", "left")
      Spacer()
      text(value, "right")
    }.padding(.horizontal, 16)
  }

  private static func baselines(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      paragraph(lines: 4, letters: 19).frame(width: 120).accessibilityIdentifier("text")
      text("60x38@29", "big")
      box(10, 10)
    }.accessibilityIdentifier("row")
  }

  /// Words so long that each takes a line; a letter is 6 points wide.
  static func paragraph(lines: Int, letters: Int) -> Text {
    Text(
      verbatim: Array(repeating: String(repeating: "a", count: letters), count: lines).joined(separator: " "))
  }

  private static var mixedColumn: some View {
    VStack {
      Group {
        Text(verbatim: "80x38@29").font(.largeTitle)
        Text(verbatim: "30x16").font(.system(size: 13))
        Text(verbatim: "80x38@29").font(.largeTitle)
        Color.red.frame(width: 50, height: 10)
        Text(verbatim: "80x38@29").font(.largeTitle)
        Text(verbatim: "30x15").font(.caption2)
        Text(verbatim: "30x16").font(.system(size: 13))
      }.accessibilityIdentifier("item")
    }.accessibilityIdentifier("stack")
  }
}
