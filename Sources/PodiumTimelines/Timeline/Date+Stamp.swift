import Foundation

extension Date {
  /// Roughly the years from -1000 to 5000: beyond, formatters may trap or lie.
  private static let printable: ClosedRange<Double> = -95_000_000_000...95_000_000_000

  /// The date in ISO 8601, UTC, or seconds since 2001 for dates beyond any calendar's use.
  package var stamp: String {
    let seconds = timeIntervalSinceReferenceDate
    guard Self.printable.contains(seconds) else { return "\(seconds) s after 2001" }
    return formatted(.iso8601)
  }
}

extension TimeInterval {
  /// Seconds as "5 s" or "0.25 s".
  var plainSeconds: String {
    if let whole = Int(exactly: self) { return "\(whole) s" }
    return "\(self) s"
  }
}
