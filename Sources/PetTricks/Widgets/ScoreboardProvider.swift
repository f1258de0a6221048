import WidgetKit

/// Turns rating events into timeline entries: one as of now, then one at each later change.
public struct ScoreboardProvider: TimelineProvider, Sendable {
  let pet: Pet
  let history: ScoreboardHistory
  let now: Date

  /// The most entries of one timeline; WidgetKit keeps them all on disk. Ours.
  static let maximumEntries = 100

  /// Seconds between entries: Apple's systems may skip what comes sooner ("about 5 minutes apart").
  static let spacing: TimeInterval = 300

  /// How long after its last entry a board looks for new ratings, seconds: once an hour, well within iOS's budget.
  static let patience: TimeInterval = 3_600

  init(pet: Pet, history: ScoreboardHistory, now: Date) {
    (self.pet, self.history, self.now) = (pet, history, now)
  }

  private func entry(at date: Date) -> ScoreboardEntry {
    ScoreboardEntry(pet: pet, history: history, date: date)
  }

  public func placeholder(in context: Context) -> ScoreboardEntry { entry(at: now) }

  public func getSnapshot(in context: Context, completion: @escaping @Sendable (ScoreboardEntry) -> Void) {
    completion(entry(at: now))
  }

  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ScoreboardEntry>) -> Void
  ) {
    let dates = entryDates
    completion(Timeline(entries: dates.map(entry), policy: .after((dates.last ?? now) + Self.patience)))
  }

  /// Now and each later change; one that follows too soon is shown when it may be, with whatever else came by then.
  private var entryDates: [Date] {
    var dates = [now]
    var shown = now
    for change in history.changes(from: now, to: .distantFuture) where change > shown {
      shown = max(change, shown + Self.spacing)
      dates.append(shown)
      if dates.count == Self.maximumEntries { break }
    }
    return dates
  }
}
