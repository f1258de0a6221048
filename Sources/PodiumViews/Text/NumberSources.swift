/// A whole number, grouped as the locale does.
struct IntegerSource: TextSource {
  /// In the digits 0 to 9.
  let digits: String
  /// Most numbers are short enough for no grouping; a formatter takes longer than all else about a text.
  let isShort: Bool

  init<T: BinaryInteger>(_ value: T) {
    digits = String(value)
    isShort = value >= 0 && value < 1_000
  }

  func string(in environment: EnvironmentValues) -> String {
    if isShort, environment.usesPlainDigits { return digits }
    return (Decimal(string: digits) ?? 0).formatted(.number.locale(environment.locale))
  }
}

/// A number with six decimals, as `%lf` writes it.
struct DecimalSource: TextSource {
  let number: Double

  func string(in environment: EnvironmentValues) -> String {
    number.formatted(.number.precision(.fractionLength(6)).grouping(.never).locale(environment.locale))
  }
}

/// A value in a C format such as `%.1f`.
struct CFormatSource<Value: CVarArg>: TextSource {
  let specifier: String
  let value: Value

  func string(in environment: EnvironmentValues) -> String {
    String(format: specifier, locale: environment.locale, value)
  }

  // What such a format takes need not be comparable; without a locale it shows all that it can show.
  static func == (lhs: CFormatSource, rhs: CFormatSource) -> Bool {
    lhs.specifier == rhs.specifier
      && String(format: lhs.specifier, lhs.value) == String(format: rhs.specifier, rhs.value)
  }
}
