import Foundation

/// What a filled area is filled with; points are absolute in the display list's coordinates.
public enum Paint: Sendable, Hashable {
  /// A constant colour and its place along a gradient.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color.Resolved
    /// Its place, 0…1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color.Resolved, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  case color(Color.Resolved)
  case linearGradient(stops: [Stop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours outward from a centre in ellipses; radii in parts of the frame's width across and height down.
  case ellipticalGradient(stops: [Stop], center: CGPoint, frame: CGSize, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours around a centre; angles in radians, clockwise from the positive x axis.
  case angularGradient(stops: [Stop], center: CGPoint, startAngle: Double, endAngle: Double)

  /// Whether drawing with this paint changes nothing.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      stops.allSatisfy { $0.color.opacity <= 0 }
    }
  }

  /// The paint with every opacity multiplied by `factor`.
  package func opacity(_ factor: Double) -> Paint {
    func faded(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity *= Float(min(max(factor, 0), 1))
      return color
    }
    func faded(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: faded($0.color), location: $0.location) } }
    return switch self {
    case .color(let color): .color(faded(color))
    case .linearGradient(let stops, let start, let end):
      .linearGradient(stops: faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let r0, let r1):
      .radialGradient(stops: faded(stops), center: center, startRadius: r0, endRadius: r1)
    case .ellipticalGradient(let stops, let center, let frame, let r0, let r1):
      .ellipticalGradient(stops: faded(stops), center: center, frame: frame, startRadius: r0, endRadius: r1)
    case .angularGradient(let stops, let center, let a0, let a1):
      .angularGradient(stops: faded(stops), center: center, startAngle: a0, endAngle: a1)
    }
  }
}
