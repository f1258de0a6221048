/// Something a view asked the system for that a host cannot do, but can tell.
public enum ViewEvent: CustomStringConvertible {
  /// A share link was touched.
  case share(ShareRequest)
  /// Feedback was played.
  case feedback(SensoryFeedback)

  public var description: String {
    switch self {
    case .share(let request): request.description
    case .feedback(let feedback): "feedback: \(feedback)"
    }
  }
}

/// What views asked the system for, in order.
@MainActor package final class EventLog: @MainActor Equatable {
  package private(set) var events: [ViewEvent] = []

  package init() {}

  func add(_ event: ViewEvent) { events.append(event) }

  package static func == (lhs: EventLog, rhs: EventLog) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  private struct EventLogKey: EnvironmentKey { static var defaultValue: EventLog? { nil } }

  /// Where events are kept; nil in a picture drawn once.
  package var eventLog: EventLog? {
    get { self[EventLogKey.self] }
    set { self[EventLogKey.self] = newValue }
  }
}
