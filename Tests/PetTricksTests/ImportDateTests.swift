import Foundation
import PetTricks
import Testing

struct DateCase: Sendable, CustomTestStringConvertible {
  let text: String
  let zone: String
  /// Seconds since 1970.
  let seconds: Double
  let hasZone: Bool
  let hasTime: Bool
  let isSkipped: Bool

  var testDescription: String { "\(text) \(zone)" }

  init(
    _ text: String, _ zone: String = "UTC", seconds: Double, hasZone: Bool = true, hasTime: Bool = true,
    isSkipped: Bool = false
  ) {
    self.text = text
    self.zone = zone
    self.seconds = seconds
    self.hasZone = hasZone
    self.hasTime = hasTime
    self.isSkipped = isSkipped
  }
}

@Suite struct ImportDateTests {
  /// 2026-06-01 12:00 UTC.
  private static let noon = 1_780_315_200.0

  static let cases: [DateCase] = [
    DateCase("2026-06-01T12:00:00Z", seconds: noon),
    DateCase("2026-06-01T12:00:00z", "Asia/Tokyo", seconds: noon),
    DateCase("2026-06-01t12:00Z", seconds: noon),
    DateCase("2026-06-01 12:00:00 +0000", seconds: noon),
    DateCase(" 2026-06-01T12:00:00.25Z ", seconds: noon + 0.25),
    DateCase("2026-06-01T12:00:00,5Z", seconds: noon + 0.5),
    DateCase("2026-06-01T12:00:00.0000000000009Z", seconds: noon),
    DateCase("2026-06-01T14:00:00+02:00", seconds: noon),
    DateCase("2026-06-01T14:00:00+0200", seconds: noon),
    DateCase("2026-06-01T14:00:00+02", seconds: noon),
    DateCase("2026-06-01T06:30-05:30", seconds: noon),
    DateCase("2026-06-02T00:00+12:00", seconds: noon),
    DateCase("1780315200", "Asia/Tokyo", seconds: noon),
    DateCase("1780315200.5", seconds: noon + 0.5),
    DateCase("0", seconds: 0),
    DateCase("-86400", seconds: -86_400),
    DateCase("2026-06-01T12:00:00", seconds: noon, hasZone: false),
    DateCase("2026-06-01 14:00", "Europe/Madrid", seconds: noon, hasZone: false),
    DateCase("2026-06-01T21:00", "Asia/Tokyo", seconds: noon, hasZone: false),
    DateCase("2026-06-01", seconds: noon, hasZone: false, hasTime: false),
    DateCase("20260601", seconds: noon, hasZone: false, hasTime: false),
    DateCase("2026-06-01", "Asia/Tokyo", seconds: noon - 9 * 3600, hasZone: false, hasTime: false),
    DateCase("2028-02-29T12:00Z", seconds: 1_835_438_400),
    DateCase("1900-01-01T00:00Z", seconds: -2_208_988_800),
    // Madrid: 2026-03-29 02:30 does not exist, 2026-10-25 02:30 comes twice.
    DateCase(
      "2026-03-29T02:30", "Europe/Madrid", seconds: 1_774_747_800, hasZone: false, isSkipped: true),
    DateCase("2026-03-29T03:30", "Europe/Madrid", seconds: 1_774_747_800, hasZone: false),
    DateCase("2026-10-25T02:30", "Europe/Madrid", seconds: 1_792_888_200, hasZone: false),
    DateCase("2026-10-25T02:30+01:00", "Europe/Madrid", seconds: 1_792_891_800),
    // Beirut has no midnight on this day, but a noon.
    DateCase("2026-03-29", "Asia/Beirut", seconds: 1_774_774_800, hasZone: false, hasTime: false),
  ]

  @Test(arguments: cases) func reads(_ row: DateCase) throws {
    let reader = DateReader(timeZone: try #require(TimeZone(identifier: row.zone)))
    let reading = try reader.read(row.text)
    #expect(reading.date.timeIntervalSince1970 == row.seconds)
    #expect(reading.hasZone == row.hasZone)
    #expect(reading.hasTime == row.hasTime)
    #expect(reading.isSkippedTime == row.isSkipped)
  }

  static let bad: [(text: String, code: ImportDiagnostic.Code, part: String)] = [
    ("2026-13-01", .badDate, "month 13"), ("2026-02-30", .badDate, "day 30 is not in 1...28"),
    ("2100-02-29", .badDate, "1...28"), ("2026-00-01", .badDate, "month 0"),
    ("2026-06-00", .badDate, "day 0"),
    ("2026-06-01T24:00Z", .badDate, "hour 24"), ("2026-06-01T12:60Z", .badDate, "minute 60"),
    ("2026-06-01T12:00:60Z", .badDate, "second 60"), ("2026-06-01T12:00+19:00", .badDate, "18 hours"),
    ("2026-06-01T12:00+01:75", .badDate, "18 hours"), ("6/1/2026", .badDate, "which number is the month?"),
    ("01.06.2026", .badDate, "write it like"), ("yesterday", .badDate, "yesterday"), ("NaN", .badDate, "NaN"),
    ("inf", .badDate, "inf"), ("", .badDate, ""), ("2026-06", .badDate, ""), ("2026-06-01T", .badDate, ""),
    ("2026-06-01T12", .badDate, ""), ("2026-06-01T12:00:00.Z", .badDate, ""),
    ("2026-06-01T12:00ZZ", .badDate, ""), ("2026-06-01T12:00 Europe", .badDate, ""),
    ("٢٠٢٦-٠٦-٠١", .badDate, ""), ("1780315200000", .dateOutOfRange, "milliseconds"),
    ("1e300", .badDate, ""), ("99999999999999999999999", .dateOutOfRange, "1900 to 2200"),
    ("1899-12-31", .dateOutOfRange, "1900"), ("2201-01-01T00:00Z", .dateOutOfRange, "2200"),
    ("9999-12-31", .dateOutOfRange, "2200"),
  ]

  @Test(arguments: bad) func rejects(text: String, code: ImportDiagnostic.Code, part: String) {
    let error = #expect(throws: DateReader.Failure.self) { try DateReader(timeZone: .gmt).read(text) }
    #expect(error?.code == code)
    let text = "\(error?.message ?? "") \(error?.hint ?? "")"
    #expect(part.isEmpty || text.contains(part))
  }

  @Test func everyDayOfThreeCenturiesIsTheCalendars() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let reader = DateReader(timeZone: .gmt)
    for year in 1900...2200 {
      for month in [1, 2, 3, 12] {
        for day in [1, 28] {
          let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
          let expected = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
          #expect(try reader.read(text).date == expected)
          #expect(try reader.read(text + "T12:00Z").date == expected)
        }
      }
    }
  }

  @Test func whatRowsShareIsSaidOnce() throws {
    let result = try imported(
      "pet,kind,trick,rating,date\nAda,cat,Sit,7,2026-06-01T12:00\nAda,cat,Sit,7,2026-06-02\n"
        + "Ada,cat,Sit,7,2026-03-29T02:30\nAda,cat,Sit,7,2026-06-01T12:00Z\n")
    #expect(
      result.diagnostics.map(\.description) == [
        "t.csv:2:15: note: 3 dates name no zone and were read in Europe/Madrid [date-without-zone]\n"
          + "  hint: write +02:00 or Z after the time, or pass the zone",
        "t.csv:3:15: note: 1 date has no time and was read as noon [date-without-time]",
        "t.csv:4:15: warning: the clocks of Europe/Madrid skip \"2026-03-29T02:30\"; it was moved forward "
          + "[skipped-local-time]\n  hint: write the zone after the time",
      ])
    #expect(result.events.count == 4)
  }
}
