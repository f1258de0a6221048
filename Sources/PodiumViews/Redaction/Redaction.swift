/// How a text, a picture or a symbol is hidden.
struct Redaction {
  enum Kind: Hashable {
    /// It is laid out as a placeholder, since what it says is not known yet.
    case placeholder
    /// It keeps its place under a cover, and its words go nowhere.
    case cover
  }

  let kind: Kind
  let paint: StylePaint

  /// The part of the foreground that is left (facts 1.6 of widgetkit: 0.16; recorded as 0.137 of macOS's 0.85).
  static let strength = 0.16
  /// Of a bar's or square's height (recorded, about).
  private static let corner: CGFloat = 0.2
  /// The roundest corner of a picture, points. Ours: none was recorded.
  private static let largestCorner: CGFloat = 6

  /// A plain shape in place of what is hidden.
  static func shape(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(min(rect.width, rect.height) * corner, largestCorner))
  }

  func fill(_ rect: CGRect, _ context: inout DrawingContext) {
    if rect.width > 0, rect.height > 0 { context.fill(Self.shape(rect), paint(rect)) }
  }
}

extension EnvironmentValues {
  /// How content is hidden here, if it is.
  ///
  /// What is private draws as itself under the placeholder reason alone (recorded by iamcgn/swiftui-web).
  var redactionKind: Redaction.Kind? {
    let reasons = redactionReasons
    if reasons.isEmpty { return nil }
    if reasons.contains(.privacy), isPrivacySensitive { return .cover }
    return reasons.contains(.placeholder) && !isPrivacySensitive ? .placeholder : nil
  }

  var redaction: Redaction? {
    redactionKind.map { Redaction(kind: $0, paint: foregroundPaint().opacity(Redaction.strength)) }
  }
}
