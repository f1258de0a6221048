import Foundation

/// Reads dates of ISO 8601 as people write them.
package enum ISODate {
  /// What `read` takes, as the end of a sentence.
  package static let allowed =
    "an ISO 8601 date such as 2026-06-11, 2026-06-11T16:05 or 2026-06-11T16:05:30+02:00"

  /// Reads a date, a date with a time, or a time of day.
  ///
  /// - Parameters:
  ///   - text: `2026-06-11`, `2026-06-11T16:05[:30[.250]]` with `Z` or an offset at its end or without, a space
  ///     for the `T`, or `16:05`.
  ///   - today: the day of a time without one; nil where a day is needed.
  ///   - timeZone: the zone of a text that names none.
  /// - Throws: `ValueError`, also for days and times that no clock of the zone ever shows.
  package static func read(_ text: String, today: Date?, timeZone: TimeZone) throws(ValueError) -> Date {
    var rest = text[...]
    var zone = timeZone
    var parts = DateComponents()
    var calendar = Calendar(identifier: .gregorian)

    let hasDay = rest.dropFirst(4).first == "-"
    if hasDay {
      guard let year = number(&rest, digits: 4), take(&rest, "-"), let month = number(&rest, digits: 2),
        take(&rest, "-"), let day = number(&rest, digits: 2)
      else { throw ValueError(allowed: allowed) }
      (parts.year, parts.month, parts.day) = (year, month, day)
      guard (1...12).contains(month) else { throw failure("there is no month \(month)") }
      guard (1...days(in: month, of: year)).contains(day) else {
        throw failure("month \(month) of \(year) has \(days(in: month, of: year)) days")
      }
    }
    var fraction = 0.0
    var hasTime = !hasDay
    if hasDay, !rest.isEmpty {
      guard let separator = rest.popFirst(), "Tt ".contains(separator) else {
        throw ValueError(allowed: allowed)
      }
      hasTime = true
    }
    if hasTime {
      guard let hour = number(&rest, digits: 2), take(&rest, ":"), let minute = number(&rest, digits: 2)
      else {
        throw ValueError(allowed: allowed)
      }
      var second = 0
      if take(&rest, ":") {
        guard let value = number(&rest, digits: 2) else { throw ValueError(allowed: allowed) }
        second = value
        if rest.first == "." || rest.first == "," {
          rest = rest.dropFirst()
          let digits = rest.prefix { ("0"..."9").contains($0) }
          guard (1...9).contains(digits.count), let value = Double("0.\(digits)") else {
            throw ValueError(allowed: allowed)
          }
          (fraction, rest) = (value, rest.dropFirst(digits.count))
        }
      }
      guard hour < 24, minute < 60, second < 60 else {
        throw failure("a clock goes from 00:00:00 to 23:59:59")
      }
      (parts.hour, parts.minute, parts.second) = (hour, minute, second)
      if !rest.isEmpty {
        guard let seconds = offset(String(rest)), let named = TimeZone(secondsFromGMT: seconds) else {
          throw ValueError(allowed: allowed)
        }
        zone = named
      }
    }

    calendar.timeZone = zone
    if !hasDay {
      guard let today else { throw failure("the day is missing") }
      let day = calendar.dateComponents([.year, .month, .day], from: today)
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    guard let date = calendar.date(from: parts) else { throw ValueError(allowed: allowed) }
    // Where clocks go forward the calendar silently moves on; a midnight that is skipped means the day's start.
    let shown = calendar.dateComponents([.hour, .minute], from: date)
    guard !hasTime || (shown.hour == parts.hour && shown.minute == parts.minute) else {
      throw failure("clocks in \(zone.identifier) skip that time: they go forward then")
    }
    return date.addingTimeInterval(fraction)
  }

  /// Seconds east of Greenwich for `Z`, `+02:00`, `+0200` or `+02`; nil for anything else.
  package static func offset(_ text: String) -> Int? {
    if text == "Z" || text == "z" { return 0 }
    var rest = text[...]
    guard let sign = rest.popFirst(), sign == "+" || sign == "-", let hours = number(&rest, digits: 2) else {
      return nil
    }
    var minutes = 0
    if !rest.isEmpty {
      _ = take(&rest, ":")
      guard let value = number(&rest, digits: 2) else { return nil }
      minutes = value
    }
    // The widest offset in use is +14:00; TimeZone takes up to 18 hours.
    guard rest.isEmpty, hours <= 18, minutes < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func failure(_ reason: String) -> ValueError { ValueError(allowed: allowed, reason: reason) }

  private static func take(_ rest: inout Substring, _ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func number(_ rest: inout Substring, digits: Int) -> Int? {
    let taken = rest.prefix(digits)
    guard taken.utf8.count == digits, taken.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(taken)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
