import Foundation

/// Requests to reload, coalesced to one evaluation a kind, in the order the kinds were first asked for.
///
/// A plain value: whoever holds the lock drains it, asks made meanwhile stay for the next drain.
package struct ReloadQueue: Sendable, Hashable {
  package struct Request: Sendable, Hashable {
    package let kind: String
    /// When the kind was first asked for since the last drain.
    package let firstAsked: Date
    /// How many asks this one evaluation answers.
    package let count: Int
  }

  private var requests: [Request] = []
  private var positions: [String: Int] = [:]

  package init() {}

  package var isEmpty: Bool { requests.isEmpty }
  package var pending: [Request] { requests }

  package mutating func request(_ kind: String, at date: Date) {
    if let position = positions[kind] {
      let known = requests[position]
      requests[position] = Request(
        kind: kind, firstAsked: min(known.firstAsked, date), count: known.count + 1)
    } else {
      positions[kind] = requests.count
      requests.append(Request(kind: kind, firstAsked: date, count: 1))
    }
  }

  /// Takes every pending request; the queue is empty afterwards.
  package mutating func drain() -> [Request] {
    defer {
      requests = []
      positions = [:]
    }
    return requests
  }
}
