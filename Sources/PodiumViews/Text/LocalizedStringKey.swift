/// Text to be looked up by key, with values put into its places.
///
/// Without a table of translations the key itself is shown, its numbers in the environment's locale. Its inline
/// Markdown is drawn; values are put in after it was read, so that nothing in them has a meaning.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  enum Part {
    case literal(String)
    /// A value whose form depends on the environment, and what stands for it in the key.
    case value(specifier: String, any TextSource)
    case text(Text)
  }

  let parts: [Part]

  /// A key as a plain string.
  public init(_ value: String) { parts = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The key with formats such as `%@` in the places of values.
  var key: String { parts.count == 1 ? parts[0].keyText : parts.map(\.keyText).joined() }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool { lhs.parts == rhs.parts }

  /// The whole text in an environment, styles left out.
  func resolve(in environment: EnvironmentValues) -> String {
    let parts = holdsMarkdown ? styledParts.map(\.part) : parts
    return parts.count == 1 ? parts[0].string(in: environment) : parts.map { $0.string(in: environment) }.joined()
  }

  /// Gathers literals and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// A string as it is.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(specifier: "%@", PlainSource(string: string)))
    }

    /// A substring as it is.
    public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

    /// A whole number, grouped as the locale does.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      parts.append(.value(specifier: "%lld", IntegerSource(value)))
    }

    /// A number with six decimals, as `%lf` writes it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      parts.append(.value(specifier: "%lf", DecimalSource(number: Double(value))))
    }

    /// A number in a C format such as `%.1f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      parts.append(.value(specifier: specifier, CFormatSource(specifier: specifier, value: value)))
    }

    /// A value in a format style, in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.value(specifier: "%@", FormattedSource(input: input, format: format)))
    }

    /// A date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.value(specifier: "%@", StyledDateSource(date: date, style: style)))
    }

    /// A styled text.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// A picture or symbol in the line.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

    /// A string with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }

    /// Anything else by its description.
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value(specifier: "%@", PlainSource(string: String(describing: value))))
    }
  }
}

extension EnvironmentValues {
  /// A value in a format style, with the environment's locale, zone and calendar instead of the machine's.
  func format<F: FormatStyle>(_ input: F.FormatInput, _ style: F) -> String where F.FormatOutput == String {
    if let style = style as? Date.FormatStyle, let date = input as? Date {
      return WrittenDates.string(date, style, locale: locale, timeZone: timeZone, calendar: givenCalendar)
    }
    return style.locale(locale).format(input)
  }
}
