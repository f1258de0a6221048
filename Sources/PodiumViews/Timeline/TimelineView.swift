/// A view that is drawn anew at the moments of a schedule: here at the latest of them up to `\.now`.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that is drawn.
  public struct Context {
    /// How often the view is drawn.
    public enum Cadence: Comparable, Sendable {
      /// At every moment of an animation.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view is drawn.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline view, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
  /// Makes the view.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  package func reconcile(_ node: ViewNode) {
    let context = TimelineViewDefaultContext(date: moment(node.environment.now), cadence: .live)
    node.reconcile(slot: 0, node.tracking { content(context) })
  }

  /// The latest moment up to `now`, or the first where all are later.
  private func moment(_ now: Date) -> Date {
    var latest: Date?
    // A schedule that never gets to the present would never end.
    for entry in schedule.entries(from: now, mode: .normal).prefix(10_000) {
      if entry > now { return latest ?? entry }
      latest = entry
    }
    return latest ?? now
  }
}
