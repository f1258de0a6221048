import Foundation

/// Reads dates as people and programs write them.
///
/// - ISO 8601, `2026-06-01T14:30:00.5+02:00`: with or without seconds, fraction and zone; a space does for `T`.
/// - A date alone, `2026-06-01` or `20260601`: noon, since noon exists on every day in every zone.
/// - Seconds since 1970, `1780317000` or `1780317000.25`.
///
/// What names no zone is read in the reader's; a local time that comes twice is the first of the two, one
/// that the clocks skip is moved forward by what they skip. Years 1900 to 2200.
package struct DateReader {
  package struct Reading: Hashable {
    package let date: Date
    package let hasZone: Bool
    package let hasTime: Bool
    /// The clocks skipped the written time.
    package let isSkippedTime: Bool
  }

  package struct Failure: Error, Hashable {
    package let code: ImportDiagnostic.Code
    package let message: String
    package let hint: String
  }

  package static let years = 1900...2200

  package let timeZone: TimeZone
  private let local: Calendar

  package init(timeZone: TimeZone) {
    self.timeZone = timeZone
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.timeZone = timeZone
    local = calendar
  }

  package func read(_ text: String) throws(Failure) -> Reading {
    let trimmed = text.trimmedOfSpace
    if let seconds = Self.epoch(trimmed) {
      return Reading(
        date: try inRange(Date(timeIntervalSince1970: seconds), written: trimmed), hasZone: true,
        hasTime: true,
        isSkippedTime: false)
    }
    guard let parts = DateParts(trimmed) else { throw malformed(trimmed) }
    if let wrong = parts.firstFault {
      throw Failure(
        code: .badDate, message: "\(trimmed.quoted) is no date: \(wrong)",
        hint: "write it like 2026-06-01T14:30:00+02:00")
    }
    guard Self.years.contains(parts.year) else { throw outOfRange(trimmed) }
    let asUniversal = Date(timeIntervalSince1970: parts.secondsSince1970)
    if let offset = parts.offset {
      return Reading(
        date: asUniversal + parts.fraction - Double(offset), hasZone: true, hasTime: true,
        isSkippedTime: false)
    }
    let components = DateComponents(
      year: parts.year, month: parts.month, day: parts.day, hour: parts.hour ?? DateParts.defaultHour,
      minute: parts.minute, second: parts.second)
    guard let asLocal = local.date(from: components) else { throw malformed(trimmed) }
    let shown = asLocal + Double(timeZone.secondsFromGMT(for: asLocal))
    return Reading(
      date: asLocal + parts.fraction, hasZone: false, hasTime: parts.hour != nil,
      isSkippedTime: shown != asUniversal)
  }

  /// Plain seconds; eight digits are a date instead.
  private static func epoch(_ text: String) -> Double? {
    let digits = text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let others = text.utf8.count - digits
    guard digits > 0, text.utf8.allSatisfy({ "-.0123456789".utf8.contains($0) }) else { return nil }
    if digits == 8 && others == 0 { return nil }
    return Double(text)
  }

  private func inRange(_ date: Date, written text: String) throws(Failure) -> Date {
    // 1900-01-01 and 2201-01-01, UTC.
    guard (-2_208_988_800.0..<7_289_654_400).contains(date.timeIntervalSince1970) else {
      throw outOfRange(text)
    }
    return date
  }

  private func outOfRange(_ text: String) -> Failure {
    let isMilliseconds = (11...14).contains(text.utf8.count) && Double(text) != nil
    return Failure(
      code: .dateOutOfRange,
      message:
        "the date \(text.quoted) is not in the years \(Self.years.lowerBound) to \(Self.years.upperBound)",
      hint: isMilliseconds
        ? "these look like milliseconds; divide them by 1000" : "write it like 2026-06-01T14:30:00+02:00")
  }

  private func malformed(_ text: String) -> Failure {
    Failure(
      code: .badDate, message: "\(text.quoted) is no date this can read",
      hint: text.contains("/")
        ? "which number is the month? write it like 2026-06-01"
        : "write it like 2026-06-01T14:30:00+02:00, 2026-06-01, or as seconds since 1970")
  }
}
