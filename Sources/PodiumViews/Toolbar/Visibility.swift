/// Whether a part of the interface shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The system decides.
  case automatic
  case visible
  case hidden
}
