/// What a text's string is made of, where the environment decides how.
///
/// Equal sources make equal strings in every environment. Comparing the strings would not do: two dates can look alike
/// in one zone and not in another.
protocol TextSource: Equatable {
  func string(in environment: EnvironmentValues) -> String
}

extension TextSource {
  /// Whether the other is of the same kind and equal.
  func isEqual(to other: any TextSource) -> Bool { (other as? Self) == self }
}

/// A string as it is.
struct PlainSource: TextSource {
  let string: String

  func string(in _: EnvironmentValues) -> String { string }
}

/// A value in a format style, with the environment's locale, zone and calendar.
struct FormattedSource<F: FormatStyle>: TextSource where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String { environment.format(input, format) }
}

/// A date in a style, as seen from the environment's moment.
struct StyledDateSource: TextSource {
  let date: Date
  let style: Text.DateStyle

  func string(in environment: EnvironmentValues) -> String { style.string(for: date, in: environment) }
}
