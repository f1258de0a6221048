import Synchronization

/// Where a program asks for new timelines.
///
/// A host that draws once has nothing to reload; requests are remembered by kind, each once, for one that stays.
public final class WidgetCenter: Sendable {
  /// The one centre of the program.
  public static let shared = WidgetCenter()

  private let requests = Mutex<(kinds: [String], all: Bool)>(([], false))

  /// Asks for a new timeline of one kind of widget.
  public func reloadTimelines(ofKind kind: String) {
    requests.withLock { if !$0.kinds.contains(kind) { $0.kinds.append(kind) } }
  }

  /// Asks for new timelines of all widgets.
  public func reloadAllTimelines() { requests.withLock { $0.all = true } }

  /// The requests since the last call: kinds in order, and whether all were asked for.
  package func takeRequests() -> (kinds: [String], all: Bool) {
    requests.withLock { requests in
      defer { requests = ([], false) }
      return requests
    }
  }
}
