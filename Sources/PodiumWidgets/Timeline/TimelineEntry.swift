/// One moment of a widget: what it shows from a date on.
public protocol TimelineEntry {
  /// When the entry begins to be shown.
  var date: Date { get }

  /// How much the entry matters; nil where it is not said.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside all others ever provided.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Any scale; only comparisons with the provider's other entries mean something.
  public var score: Float
  /// How long the score holds, seconds from the entry's date.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
