/// The form of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// Quarter circles.
  case circular
  /// Curvature that grows gradually from the straight side, Apple's default.
  case continuous
}
