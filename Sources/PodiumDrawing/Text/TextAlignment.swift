/// How the lines of a paragraph line up with one another.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the edge where reading starts.
  case leading
  case center
  /// At the edge where reading ends.
  case trailing
}
