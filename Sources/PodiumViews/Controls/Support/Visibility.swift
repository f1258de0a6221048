/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the place decides.
  case automatic
  case visible, hidden
}
