/// One or more lines of read-only text.
public struct Text: Equatable {
  enum Storage {
    case verbatim(String)
    case key(LocalizedStringKey)
    case attributed(AttributedString)
    indirect case image(Image)
    indirect case made(any TextSource)
    indirect case pair(Text, Text)
  }

  var storage: Storage
  /// Most texts change nothing, so what they change lies apart: the value is small to hand on.
  private(set) var changes: StyleBox?

  var style: TextStyleChanges {
    get { changes?.style ?? TextStyleChanges() }
    set { changes = StyleBox(newValue) }
  }

  /// What a text says of its own look.
  final class StyleBox {
    let style: TextStyleChanges

    init(_ style: TextStyleChanges) { self.style = style }

    /// These changes on top of those of a text around.
    func over(_ outer: StyleBox?) -> StyleBox { outer.map { StyleBox(style.over($0.style)) } ?? self }
  }

  init(_ storage: Storage) { self.storage = storage }

  /// Text as it is.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Text looked up by key; without translations the key is shown, with its inline Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// Text with attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A picture or symbol as a part of a text.
  public init(_ image: Image) { storage = .image(image) }

  /// A value in a format style, in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .made(FormattedSource(input: input, format: format))
  }

  /// A date in a style, in the environment's locale and zone.
  public init(_ date: Date, style: DateStyle) {
    storage = .made(StyledDateSource(date: date, style: style))
  }

  /// Two texts in a row, each with its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    guard lhs.style == rhs.style else { return false }
    switch (lhs.storage, rhs.storage) {
    case (.verbatim(let a), .verbatim(let b)): return a == b
    case (.key(let a), .key(let b)): return a == b
    case (.attributed(let a), .attributed(let b)): return a == b
    case (.image(let a), .image(let b)): return a == b
    case (.pair(let a, let b), .pair(let c, let d)): return a == c && b == d
    case (.made(let a), .made(let b)): return a.isEqual(to: b)
    default: return false
    }
  }

  /// The characters in an environment, styles left out.
  func resolveString(in environment: EnvironmentValues) -> String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key): key.resolve(in: environment)
    case .attributed(let string): String(string.characters)
    case .image(let image): image.label ?? ""
    case .made(let source): source.string(in: environment)
    case .pair(let first, let second):
      first.resolveString(in: environment) + second.resolveString(in: environment)
    }
  }
}

extension Text: View, PrimitiveView {
  package func items(_ node: ViewNode) -> LayoutNodes {
    let leaf = node.attachment as? TextNode ?? TextNode()
    node.attachment = leaf
    leaf.update(ResolvedText(self, in: node.environment), in: node.environment)
    return [leaf]
  }
}

extension Text {
  /// The characters shown in an environment.
  package func string(in environment: EnvironmentValues) -> String { resolveString(in: environment) }
}
