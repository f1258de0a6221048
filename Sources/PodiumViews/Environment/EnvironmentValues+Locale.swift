extension EnvironmentValues {
  private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
  private struct LanguageTagKey: EnvironmentKey {
    static let defaultValue = LocaleKey.defaultValue.identifier(.bcp47)
  }
  private struct PlainDigitsKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
  private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  private struct NowKey: EnvironmentKey { static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }

  /// The language and region of texts; American English unless set, never the machine's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      self[LanguageTagKey.self] = newValue.identifier(.bcp47)
      self[PlainDigitsKey.self] = newValue.numberingSystem == Locale.NumberingSystem("latn")
    }
  }

  /// Whether the locale writes numbers with the digits 0 to 9; found once where the locale is set.
  var usesPlainDigits: Bool { self[PlainDigitsKey.self] }

  /// The locale as a BCP 47 tag, found once where the locale is set: finding it takes longer than measuring a text.
  var languageTag: String { self[LanguageTagKey.self] }

  /// The zone of dates in texts; GMT unless set, never the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar of dates in texts: the one set, or Gregorian, with the environment's locale and zone.
  public var calendar: Calendar {
    get { givenCalendar ?? .gregorian(locale, timeZone) }
    set { self[CalendarKey.self] = newValue }
  }

  /// The calendar, where one was set.
  var givenCalendar: Calendar? { self[CalendarKey.self] }

  /// The one moment that a picture is drawn at. Ours: nothing in a picture reads the clock.
  public var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}
