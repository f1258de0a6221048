import Foundation
import Testing

@testable import PodiumViews

/// A date written before is what it would be, written anew.
@MainActor struct WrittenDatesTests {
  private struct Request {
    var date = Date(timeIntervalSinceReferenceDate: 700_000_000.5)
    var style = Date.FormatStyle(date: .complete, time: .complete)
    var locale = Locale(identifier: "en_US")
    var zone = TimeZone(identifier: "America/New_York") ?? .gmt
    var calendar: Calendar?

    var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      (environment.locale, environment.timeZone) = (locale, zone)
      if let calendar { environment.calendar = calendar }
      return environment
    }

    var writtenAnew: String {
      var settled = style
      (settled.timeZone, settled.calendar) = (zone, environment.calendar)
      return settled.locale(locale).format(date)
    }
  }

  private static let locales = [
    "en_US", "en_GB", "en_US@hours=h23", "en_US@numbers=arab", "en_US@calendar=buddhist", "en_US@fw=mon", "de_DE",
    "ar_EG", "ja_JP", "th_TH",
  ].map { Locale(identifier: $0) }

  private static let zones = ["GMT", "Europe/London", "Asia/Kolkata", "GMT+0530"].compactMap {
    TimeZone(identifier: $0)
  }

  private static let styles: [Date.FormatStyle] = [
    .dateTime, .dateTime.hour(), .dateTime.hour(.defaultDigits(amPM: .omitted)), .dateTime.weekday(.wide).week(),
    Date.FormatStyle(date: .numeric, time: .omitted), Date.FormatStyle(date: .omitted, time: .shortened),
    .dateTime.month(.wide), .dateTime.month(.wide).locale(Locale(identifier: "de_DE")),
    Date.FormatStyle(capitalizationContext: .beginningOfSentence).month(.wide),
  ]

  private static var calendars: [Calendar?] {
    var monday = Calendar(identifier: .gregorian)
    monday.firstWeekday = 2
    var fourDays = monday
    fourDays.minimumDaysInFirstWeek = 4
    return [nil, monday, fourDays, Calendar(identifier: .buddhist), Calendar(identifier: .iso8601)]
  }

  /// Requests that differ from each other in one thing.
  private static var families: [[Request]] {
    let plain = Request()
    func family<Value>(_ path: WritableKeyPath<Request, Value>, _ values: [Value], _ base: Request) -> [Request] {
      values.map {
        var request = base
        request[keyPath: path] = $0
        return request
      }
    }
    let dates = [0, 0.25, 1, 86_400, -1e9].map { Date(timeIntervalSinceReferenceDate: $0) }
    return [family(\.date, dates, plain), family(\.locale, locales, plain), family(\.zone, zones, plain)]
      + styles.flatMap { style in
        var base = plain
        base.style = style
        return [family(\.calendar, calendars, base), family(\.locale, locales, base), family(\.zone, zones, base)]
      } + locales.map { family(\.style, styles, Request(locale: $0)) }
  }

  @Test func aDateIsWrittenAsItWouldBeAnew() {
    for family in Self.families {
      for request in family + family.reversed() {
        #expect(request.environment.format(request.date, request.style) == request.writtenAnew, "\(request)")
      }
    }
  }
}
