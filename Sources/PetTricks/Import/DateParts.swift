/// The numbers of an ISO 8601 date, before they are believed.
struct DateParts {
  var year = 0
  var month = 0
  var day = 0
  var hour: Int?
  var minute = 0
  var second = 0
  /// Of a second, 0..<1.
  var fraction = 0.0
  /// Seconds east of Greenwich; nil without a zone.
  var offset: Int?

  /// Nil where the text has another shape.
  init?(_ text: String) {
    var scanner = Scanner(text)
    guard let year = scanner.digits(4) else { return nil }
    let isBasic = !scanner.skip("-")
    guard let month = scanner.digits(2), isBasic || scanner.skip("-"), let day = scanner.digits(2) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
    if scanner.isAtEnd { return }
    guard !isBasic, scanner.skip("T") || scanner.skip("t") || scanner.skip(" ") else { return nil }
    guard let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2) else { return nil }
    (self.hour, self.minute) = (hour, minute)
    if scanner.skip(":") {
      guard let second = scanner.digits(2) else { return nil }
      self.second = second
      if scanner.skip(".") || scanner.skip(",") {
        guard let fraction = scanner.fraction() else { return nil }
        self.fraction = fraction
      }
    }
    if scanner.isAtEnd { return }
    _ = scanner.skip(" ")
    if scanner.skip("Z") || scanner.skip("z") {
      offset = 0
    } else {
      let sign = scanner.skip("+") ? 1 : -1
      guard sign == 1 || scanner.skip("-") || scanner.skip("\u{2212}"), let hours = scanner.digits(2) else {
        return nil
      }
      let hasColon = scanner.skip(":")
      let minutes = scanner.digits(2)
      if hasColon && minutes == nil { return nil }
      offset = sign * (hours * 3600 + (minutes ?? 0) * 60)
      if (minutes ?? 0) > 59 || hours > 18 { offset = .max }
    }
    if !scanner.isAtEnd { return nil }
  }

  /// What is impossible about the numbers; nil if nothing is.
  var firstFault: String? {
    guard 1...12 ~= month else { return "month \(month) is not in 1...12" }
    let days = Self.days(in: month, of: year)
    guard 1...days ~= day else { return "day \(day) is not in 1...\(days)" }
    if let hour, !(0...23 ~= hour) { return "hour \(hour) is not in 0...23" }
    guard 0...59 ~= minute else { return "minute \(minute) is not in 0...59" }
    guard 0...59 ~= second else { return "second \(second) is not in 0...59" }
    if let offset, !(-64_800...64_800 ~= offset) { return "the zone is not within 18 hours of UTC" }
    return nil
  }

  /// The hour of a date without a time: noon exists on every day in every zone.
  static let defaultHour = 12

  /// The date as if its zone were UTC, without its fraction; for numbers without fault from 1900 on.
  ///
  /// A calendar gives the same and takes most of an import's time for it.
  var secondsSince1970: Double {
    var days = 365 * (year - 1970) + Self.leapDays(before: year) - Self.leapDays(before: 1970) + day - 1
    for earlier in 1..<month { days += Self.days(in: earlier, of: year) }
    return Double(days * 86_400 + (hour ?? Self.defaultHour) * 3600 + minute * 60 + second)
  }

  private static func leapDays(before year: Int) -> Int {
    (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  private struct Scanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }

    mutating func digits(_ count: Int) -> Int? {
      var value = 0
      let taken = rest.prefix(count)
      guard taken.count == count else { return nil }
      for byte in taken {
        guard let digit = Self.digit(byte) else { return nil }
        value = value * 10 + digit
      }
      rest = rest.dropFirst(count)
      return value
    }

    /// Digits after the point; those beyond nanoseconds are read and dropped.
    mutating func fraction() -> Double? {
      var value = 0
      var scale = 1
      var count = 0
      while let byte = rest.first, let digit = Self.digit(byte) {
        if count < 9 {
          value = value * 10 + digit
          scale *= 10
        }
        count += 1
        rest = rest.dropFirst()
      }
      return count > 0 ? Double(value) / Double(scale) : nil
    }

    private static func digit(_ byte: UInt8) -> Int? {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
    }
  }
}
