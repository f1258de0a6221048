import Foundation
import Testing

@testable import PodiumHosting

@Suite("Values of a command line") struct ValueKindTests {
  static let madrid = TimeZone(identifier: "Europe/Madrid") ?? .gmt

  @Test(
    "Dates",
    arguments: [
      ("2026-06-11", "2026-06-10T22:00:00Z"), ("2026-06-11T16:05", "2026-06-11T14:05:00Z"),
      ("2026-06-11t16:05:30", "2026-06-11T14:05:30Z"), ("2026-06-11 16:05", "2026-06-11T14:05:00Z"),
      ("2026-06-11T16:05Z", "2026-06-11T16:05:00Z"), ("2026-06-11T16:05:30-05:30", "2026-06-11T21:35:30Z"),
      ("2024-02-29", "2024-02-28T23:00:00Z"), ("09:00", "2026-06-11T07:00:00Z"),
      ("now", "2026-06-11T14:05:00Z"),
      // Both sides of the clock changes of 2026 in Madrid.
      ("2026-03-29T01:59", "2026-03-29T00:59:00Z"), ("2026-03-29T03:00", "2026-03-29T01:00:00Z"),
      ("2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    ]) func dates(text: String, expected: String) throws
  {
    let context = ParseContext(now: Sample.now, timeZone: Self.madrid)
    #expect(try ValueKind<Date>.date.read(text, context) == Date(expected, strategy: .iso8601))
  }

  @Test("Fractions of a second stay") func fractions() throws {
    let date = try ValueKind<Date>.date.read("2026-06-11T14:05:00.250Z", Sample.context)
    #expect(date == Sample.now.addingTimeInterval(0.25))
  }

  @Test(
    "No dates",
    arguments: [
      ("2026-02-29", "month 2 of 2026 has 28 days"), ("2026-13-01", "there is no month 13"),
      ("2026-06-11T24:00", "a clock goes from 00:00:00 to 23:59:59"),
      ("2026-03-29T02:30", "clocks in Europe/Madrid skip that time: they go forward then"),
      ("yesterday", nil), ("11.06.2026", nil), ("2026-6-1", nil), ("2026-06-11T", nil),
      ("2026-06-11X12:00", nil),
      ("2026-06-11T12:00+99:00", nil), ("2026-06-11T12:00:00.", nil), ("", nil), ("٢٠٢٦-٠٦-١١", nil),
    ]) func badDates(text: String, reason: String?)
  {
    let context = ParseContext(now: Sample.now, timeZone: Self.madrid)
    let error = #expect(throws: ValueError.self) { try ValueKind<Date>.date.read(text, context) }
    #expect(error?.reason == reason)
    #expect(error?.allowed == ISODate.allowed)
  }

  @Test(
    "Zones",
    arguments: [
      ("Europe/Madrid", 7200), ("UTC", 0), ("+05:30", 19800), ("-0330", -12600), ("Z", 0),
      ("Asia/Kolkata", 19800),
    ]) func zones(text: String, offset: Int) throws
  {
    #expect(
      try ValueKind<TimeZone>.timeZone.read(text, Sample.context).secondsFromGMT(for: Sample.now) == offset)
  }

  @Test(
    "No zones",
    arguments: [
      ("Europe/Madird", "Europe/Madrid"), ("madrid", "Europe/Madrid"), ("CEST", nil), ("+25:00", nil),
      ("", nil),
      ("../etc/passwd", nil),
    ]) func badZones(text: String, suggestion: String?)
  {
    let error = #expect(throws: ValueError.self) {
      try ValueKind<TimeZone>.timeZone.read(text, Sample.context)
    }
    #expect(error?.suggestion == suggestion)
  }

  @Test(
    "Durations",
    arguments: [
      ("90s", 90.0), ("5m", 300), ("1h30m", 5400), ("2d", 172_800), ("1w", 604_800), ("45", 45),
      ("1.5h", 5400),
    ]) func durations(text: String, seconds: Double) throws
  {
    #expect(try ValueKind<TimeInterval>.duration().read(text, Sample.context) == seconds)
  }

  @Test(
    "No durations", arguments: ["", "m", "5", "5x", "5m5m", "30m1h", "-5m", "1e9d", "..m", "5 m", "9999d"])
  func badDurations(text: String) {
    #expect(throws: ValueError.self) {
      try ValueKind<TimeInterval>.duration(in: 60...86400).read(text, Sample.context)
    }
  }

  @Test(
    "Locales",
    arguments: [
      ("de", true), ("en-GB", true), ("zh_Hant_TW", true), ("ar@numbers=arab", true),
      ("haw", true), ("xx", false), ("english", false), ("", false), ("d", false), ("de\n", false),
      ("qqq", false),
    ])
  func locales(text: String, allowed: Bool) {
    #expect(((try? ValueKind<Locale>.locale.read(text, Sample.context)) != nil) == allowed)
  }

  @Test(
    "Suggestions",
    arguments: [
      ("rendr", "render"), ("RENDER", "render"), ("timelnie", "timeline"), ("refr", "refresh"),
      ("xyzzy", nil),
      ("r", nil), ("", nil), ("goldn", "golden"),
    ]) func suggestions(word: String, expected: String?)
  {
    #expect(
      Suggestion.nearest(to: word, in: ["render", "refresh", "timeline", "golden", "rate"]) == expected)
  }

  @Test(
    "Distances",
    arguments: [
      ("", "", 0), ("ab", "ba", 1), ("abc", "acb", 1), ("kitten", "sitting", 3), ("", "abc", 3),
      ("flaw", "lawn", 2),
    ]) func distances(a: String, b: String, expected: Int)
  {
    #expect(Suggestion.distance(a, b) == expected)
    #expect(Suggestion.distance(b, a) == expected)
  }
}
