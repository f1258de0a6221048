import WidgetKit

/// Turns rating events into timeline entries: one as of now, then one at each later change.
public struct ScoreboardProvider: TimelineProvider, Sendable {
  let pet: Pet
  let history: ScoreboardHistory
  let now: Date

  /// The most entries of one timeline; WidgetKit keeps them all on disk. Ours.
  static let maximumEntries = 100

  /// How long after its last entry a board looks for new ratings, seconds: once an hour, well within iOS's budget.
  static let patience: TimeInterval = 3_600

  init(pet: Pet, history: ScoreboardHistory, now: Date) {
    (self.pet, self.history, self.now) = (pet, history, now)
  }

  private func entry(at date: Date) -> ScoreboardEntry { ScoreboardEntry(pet: pet, history: history, date: date) }

  public func placeholder(in context: Context) -> ScoreboardEntry { entry(at: now) }

  public func getSnapshot(in context: Context, completion: @escaping @Sendable (ScoreboardEntry) -> Void) {
    completion(entry(at: now))
  }

  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<ScoreboardEntry>) -> Void
  ) {
    let later = history.changes(from: now, to: .distantFuture).drop { $0 == now }
    let dates = [now] + later.prefix(Self.maximumEntries - 1)
    let last = dates.last ?? now
    completion(Timeline(entries: dates.map(entry), policy: .after(last + Self.patience)))
  }
}
