import Foundation
import Synchronization

/// The dates written last.
///
/// Writing a date takes longer than laying out its text, and pictures of one moment show the same: other families,
/// the other scheme, a crown's next step.
enum WrittenDates {
  private struct Entry {
    var date: Date
    var style: Date.FormatStyle
    var locale: Locale
    var timeZone: TimeZone
    var calendar: Calendar?
    var string: String
  }

  /// A picture has a few dates. Ours.
  private static let limit = 16
  private static let latest = Mutex<(entries: [Entry], next: Int)>(([], 0))

  /// A date in a style; in the Gregorian calendar, where `calendar` is nil.
  static func string(
    _ date: Date, _ style: Date.FormatStyle, locale: Locale, timeZone: TimeZone, calendar: Calendar?
  ) -> String {
    let known = latest.withLock { latest in
      latest.entries.first {
        $0.date == date && $0.style == style && $0.locale == locale && $0.timeZone == timeZone
          && $0.calendar == calendar
      }?.string
    }
    if let known { return known }
    var settled = style
    settled.timeZone = timeZone
    settled.calendar = calendar ?? .gregorian(locale, timeZone)
    let string = settled.locale(locale).format(date)
    let entry = Entry(
      date: date, style: style, locale: locale, timeZone: timeZone, calendar: calendar, string: string)
    latest.withLock { latest in
      if latest.entries.count < limit {
        latest.entries.append(entry)
      } else {
        latest.entries[latest.next] = entry
        latest.next = (latest.next + 1) % limit
      }
    }
    return string
  }
}

extension Calendar {
  /// The Gregorian calendar in a locale and zone.
  static func gregorian(_ locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }
}
