import PodiumViews

/// Lines of text, the rows K8–K11 and T of the facts.
extension FactTrees {
  /// The paragraph of the recordings, 72 characters.
  private static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
  private static let styles: [(name: String, font: Font)] = [
    ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2), ("title3", .title3), ("headline", .headline),
    ("subheadline", .subheadline), ("body", .body), ("callout", .callout), ("footnote", .footnote),
    ("caption", .caption), ("caption2", .caption2),
  ]

  /// What a row's name says after its last hyphen.
  private static func ending(_ id: String) -> String { id.split(separator: "-").last.map(String.init) ?? "" }

  static func lines(_ id: String) -> AnyView? {
    switch id {
    case "T1": AnyView(textStyles)
    case "T1-pitch":
      AnyView(
        VStack(spacing: 0) {
          ForEach(styles, id: \.name) { style in
            Text("a\nb").font(style.font).accessibilityIdentifier(style.name)
          }
        })
    case "K8":
      AnyView(
        VStack {
          Text("default")
          Text("default")
          Text("body").font(.body)
          Text("large").font(.largeTitle)
          Text("small").font(.caption2)
        }.accessibilityIdentifier("stack"))
    case "K10-body", "K10-largeTitle":
      AnyView(
        VStack {
          box(50, 10)
          Text("Hg").font(id == "K10-body" ? .body : .largeTitle)
        }.accessibilityIdentifier("stack"))
    case "K11":
      AnyView(
        HStack {
          text("30x16")
          text("40x16")
          box(10, 10)
        }.accessibilityIdentifier("stack"))
    case _ where id.hasPrefix("T5-"):
      AnyView(named(Text(sentence)).frame(width: Double(ending(id)).map { CGFloat($0) }))
    case "T7-75", "T7-106":
      AnyView(named(Text("Layout must wrap")).frame(width: Double(ending(id)).map { CGFloat($0) }))
    case "T7-89", "T7-129":
      AnyView(named(Text("Layout wrap sentence")).frame(width: Double(ending(id)).map { CGFloat($0) }))
    case "T8-word": AnyView(named(Text("aaaaaaaaaabbbbbbbbbb")).frame(width: 60))
    case "T8-zero": AnyView(named(Text("aaa")).frame(width: 0))
    case _ where id.hasPrefix("T9-"):
      AnyView(named(Text(sentence)).lineLimit(Int(ending(id))).frame(width: 150))
    case "T10-reserved": AnyView(marked(Text("Hello").lineLimit(2, reservesSpace: true)))
    case "T10-range": AnyView(marked(Text("Hello").lineLimit(2...4)))
    case "T10-from": AnyView(marked(Text("Hello").lineLimit(3...)))
    default: styledLines(id)
    }
  }

  private static func styledLines(_ id: String) -> AnyView? {
    switch id {
    case "T13-single": AnyView(named(Text("Hello")).lineSpacing(10))
    case "T13-body-0", "T13-body-4":
      AnyView(named(Text("a\nb\nc\nd")).font(.body).lineSpacing(id == "T13-body-4" ? 4 : 0))
    case _ where id.hasPrefix("T13-"):
      AnyView(named(Text(sentence)).lineSpacing(Double(ending(id)) ?? 0).frame(width: 150))
    case "T14-up": AnyView(named(Text("a").baselineOffset(6)))
    case "T14-down": AnyView(named(Text("a").baselineOffset(-4)))
    case "T14b":
      AnyView(
        HStack(alignment: .firstTextBaseline) {
          named(Text("Big ").font(.largeTitle) + Text("small"))
          box(10, 10, "mark")
        })
    case _ where id.hasPrefix("T14d-"):
      AnyView(
        named(Text(letters(a: 30))).minimumScaleFactor(0.8).lineLimit(1).frame(width: Double(ending(id)) ?? 0))
    case "T14e-free": AnyView(named(Text("aaaaaaaa bbbbbbbb")).minimumScaleFactor(0.5).frame(width: 80))
    case "T14e-2": AnyView(named(Text("aaaaaaaa bbbbbbbb")).minimumScaleFactor(0.5).lineLimit(2).frame(width: 60))
    case "T14f-shrunk":
      AnyView(
        named(Text(letters(a: 30))).allowsTightening(true).minimumScaleFactor(0.8).lineLimit(1).frame(width: 100))
    case _ where id.hasPrefix("T14f-"):
      AnyView(
        named(Text(letters(a: 15) + "bcdd")).allowsTightening(true).lineLimit(1).frame(width: Double(ending(id)) ?? 0))
    case "T18": AnyView(named(Text("Hello")).textScale(.secondary))
    case "T18-body": AnyView(named(Text("Hello").font(.body).textScale(.secondary)))
    case "T19": AnyView(named(Text(sentence)).frame(width: 150, alignment: .leading).accessibilityIdentifier("frame"))
    default: redactedLines(id)
    }
  }

  private static func redactedLines(_ id: String) -> AnyView? {
    switch id {
    case "T15": AnyView(named(Text(letters(a: 40))).frame(width: 100).redacted(reason: .placeholder))
    case "T16-x": AnyView(named(Text("x")).redacted(reason: .placeholder))
    case _ where id.hasPrefix("T16-symbol-"):
      AnyView(
        Image(systemName: "star").font(.system(size: Double(ending(id)) ?? 0)).accessibilityIdentifier("symbol")
          .redacted(reason: .placeholder))
    case _ where id.hasPrefix("T16-"):
      AnyView(named(Text("a b c d ef").font(.system(size: Double(ending(id)) ?? 0))).redacted(reason: .placeholder))
    default: nil
    }
  }

  private static func letters(a count: Int) -> String { String(repeating: "a", count: count) }

  private static func named(_ view: some View) -> some View { view.accessibilityIdentifier("text") }

  /// A text with a box that stands on its last line.
  private static func marked(_ view: some View) -> some View {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      named(view)
      box(10, 10, "mark")
    }
  }

  private static var textStyles: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .firstTextBaseline) {
        Text("Hg").accessibilityIdentifier("default")
        box(10, 10, "mark")
      }
      ForEach(styles, id: \.name) { style in
        Text("Hg").font(style.font).accessibilityIdentifier(style.name)
      }
    }.accessibilityIdentifier("column")
  }
}
