import Foundation

extension ValueKind where Value == Date {
  /// A date in ISO 8601, `now`, or a time of today; without a zone, in the context's.
  package static var date: Self {
    Self { (text, context) throws(ValueError) in
      if text == "now" { return context.now }
      return try ISODate.read(text, today: context.now, timeZone: context.timeZone)
    }
  }
}

extension ValueKind where Value == TimeZone {
  /// A name of the time-zone database, such as `Europe/Madrid`, or an offset such as `+02:00`.
  package static var timeZone: Self {
    Self { (text, _) throws(ValueError) in
      if text == "UTC" || text == "GMT" || text == "Z" { return .gmt }
      if let seconds = ISODate.offset(text), let zone = TimeZone(secondsFromGMT: seconds) { return zone }
      // TimeZone also takes abbreviations, and those mean different zones to different people.
      let names = TimeZone.knownTimeZoneIdentifiers
      if names.contains(text) || text.contains("/"), let zone = TimeZone(identifier: text) { return zone }
      throw ValueError(
        allowed: "a name such as Europe/Madrid or America/New_York, UTC, or an offset such as +02:00",
        suggestion: Suggestion.nearest(to: text, in: names)
          ?? names.first { $0.split(separator: "/").last?.lowercased() == text.lowercased() })
    }
  }
}

extension ValueKind where Value == Locale {
  /// A language with an optional script and region, such as `de`, `en-GB` or `zh_Hant_TW`.
  package static var locale: Self {
    Self { (text, _) throws(ValueError) in
      let failure = ValueError(allowed: "a language such as de, en-GB or zh_Hant_TW")
      let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "@" })
      let plain = text.utf8.allSatisfy { ascii in
        (48...57).contains(ascii) || (65...90).contains(ascii) || (97...122).contains(ascii)
          || "-_@=;".utf8.contains(ascii)
      }
      guard plain, let language = parts.first?.lowercased(), (2...3).contains(language.count) else {
        throw failure
      }
      // Locale takes any word; a language that nobody has named is a mistake.
      let known = Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language }
      guard known || Locale.LanguageCode(language).isISOLanguage else { throw failure }
      return Locale(identifier: text.replacing("-", with: "_"))
    }
  }
}

extension ValueKind where Value == TimeInterval {
  /// A length of time: `90s`, `5m`, `1h30m`, `2d`, `1w`; a bare number counts seconds.
  package static func duration(in range: ClosedRange<TimeInterval> = 0...31_622_400) -> Self {
    Self { (text, _) throws(ValueError) in
      var allowed = "a length of time such as 90s, 5m, 1h30m or 2d"
      guard let seconds = seconds(of: text) else { throw ValueError(allowed: allowed) }
      guard range.contains(seconds) else {
        allowed += ", from \(spelled(range.lowerBound)) to \(spelled(range.upperBound))"
        throw ValueError(allowed: allowed)
      }
      return seconds
    }
  }

  private static func seconds(of text: String) -> TimeInterval? {
    let units: [Character: (rank: Int, seconds: Double)] = [
      "s": (0, 1), "m": (1, 60), "h": (2, 3600), "d": (3, 86400), "w": (4, 604_800),
    ]
    if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) { return Double(text) }
    var total = 0.0
    var rank = Int.max
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0 == "." || ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let amount = Double(digits), amount.isFinite, let unit = rest.popFirst().flatMap({ units[$0] }),
        unit.rank < rank
      else { return nil }
      (total, rank) = (total + amount * unit.seconds, unit.rank)
    }
    return text.isEmpty ? nil : total
  }

  private static func spelled(_ seconds: TimeInterval) -> String {
    for (unit, length) in [("d", 86400.0), ("h", 3600), ("m", 60)]
    where seconds >= length && seconds.truncatingRemainder(dividingBy: length) == 0 {
      return "\(Int(seconds / length))\(unit)"
    }
    return seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s"
  }
}
