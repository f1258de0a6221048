extension Text {
  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of; every pattern is drawn as a solid line.
    public struct Pattern: Hashable, Sendable {
      private enum Kind { case solid, dash, dot, dashDot, dashDotDot }

      private let kind: Kind

      /// One stroke.
      public static let solid = Pattern(kind: .solid)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Makes a style; without a colour the line has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

    /// One solid line.
    public static let single = LineStyle()
  }
}
