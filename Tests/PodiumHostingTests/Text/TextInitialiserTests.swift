import Foundation
import Podium
import PodiumDrawing
import Testing

/// Texts made of what is no string.
@MainActor struct TextInitialiserTests {
  private func words(_ text: Text) throws -> [String] {
    let host = controlHost { text }
    host.environment.timeZone = .gmt
    host.environment.now = Date(timeIntervalSince1970: 600)
    return try host.words().map { $0.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ") }
  }

  private let start = Date(timeIntervalSince1970: 0)

  @Test func spansOfTime() throws {
    let end = start.addingTimeInterval(5_400)
    #expect(try words(Text(start...end)) == ["12:00 – 1:30 AM"])
    #expect(try words(Text(DateInterval(start: start, end: end))) == ["12:00 – 1:30 AM"])
    #expect(try words(Text("from \(start...end)")) == ["from 12:00 – 1:30 AM"])
    #expect(try words(Text(start...Date(timeIntervalSinceReferenceDate: .infinity))) == [])
    #expect(try words(Text("left \(timerInterval: start...end)")) == ["left 1:20:00"])
  }

  /// A date is written anew wherever what it is written by differs.
  @Test(arguments: [
    ("en_US", "GMT", 0.0, Calendar.Identifier?.none, "1/1/1970, 12:00 AM"),
    ("de_DE", "GMT", 0.0, nil, "1.1.1970, 0:00"), ("en_US", "Asia/Tokyo", 0.0, nil, "1/1/1970, 9:00 AM"),
    ("en_US", "GMT", 86_400.0, nil, "1/2/1970, 12:00 AM"),
    ("en_US", "GMT", 0.0, .buddhist, "1/1/2513 BE, 12:00 AM"),
    ("en_US", "GMT", 0.0, nil, "1/1/1970, 12:00 AM"),
  ])
  func dates(_ locale: String, _ zone: String, _ time: Double, _ calendar: Calendar.Identifier?, _ words: String) throws
  {
    for _ in 0..<2 {
      let host = controlHost { Text(Date(timeIntervalSince1970: time), format: .dateTime) }
      host.environment.locale = Locale(identifier: locale)
      host.environment.timeZone = try #require(TimeZone(identifier: zone))
      if let calendar { host.environment.calendar = Calendar(identifier: calendar) }
      #expect(try host.words().map { $0.replacing("\u{202F}", with: " ") } == [words])
    }
  }

  /// More dates than are remembered, each in its own words.
  @Test func manyDates() throws {
    for _ in 0..<2 {
      for day in 0..<30 {
        let date = start.addingTimeInterval(Double(day) * 86_400)
        #expect(try words(Text(date, format: .dateTime.day())) == ["\(day + 1)"])
      }
    }
  }

  @Test func formatters() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .percent
    #expect(try words(Text(NSNumber(value: 0.25), formatter: formatter)) == ["25%"])
    #expect(try words(Text("**\(NSNumber(value: 0.25), formatter: formatter)**")) == ["25%"])
    let date = DateFormatter()
    date.dateFormat = "yyyy"
    date.timeZone = .gmt
    #expect(try words(Text(start, formatter: date)) == ["1970"])
    #expect(try words(Text("\(start, formatter: date)")) == ["1970"])
  }

  @Test func resources() throws {
    let resource: LocalizedStringResource = "a *b* \(3)"
    #expect(resource.key == "a *b* %lld")
    #expect(try words(Text(resource)) == ["a b 3"])
    #expect(try words(Text(LocalizedStringResource("KEY", defaultValue: "shown"))) == ["shown"])
  }
}
