/// Entries over time, and when to ask for new ones.
public struct Timeline<EntryType: TimelineEntry> {
  /// What the widget shows over time.
  public let entries: [EntryType]
  /// When a new timeline is asked for.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline; the first entry's date should be now.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest moment at which a new timeline is asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Rule: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  package let rule: Rule

  /// After the last entry's date.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  /// Only when the program asks for it.
  public static let never = TimelineReloadPolicy(rule: .never)
  /// After a date, which may be earlier or later than the last entry.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(rule: .after(date)) }
}
