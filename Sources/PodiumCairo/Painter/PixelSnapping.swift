import Foundation
import PodiumDrawing

/// Moves straight upright edges to the pixel grid, as Apple rounds frames when it draws.
///
/// Coordinates are device pixels. Curved outlines keep their fractions, but a shape with straight sides (a rounded
/// rectangle, a capsule along its length) is fitted between whole pixels along that axis.
enum PixelSnapping {
  /// Extents below this many pixels keep their fraction and fade instead of becoming a full pixel.
  static let faintest: CGFloat = 0.25

  /// The path as it is filled or clipped.
  static func fill(_ path: Path) -> Path {
    let sides = Sides(path)
    if sides.isUpright, !sides.isSimple { return path.mapPoints { CGPoint(x: edge($0.x), y: edge($0.y)) } }
    return fit(path, x: sides.x.map(edges), y: sides.y.map(edges))
  }

  /// The path as it is stroked `width` pixels wide: a side moves to the nearest place at which either its middle
  /// or its borders lie on the grid, never by more than a quarter pixel.
  static func stroke(_ path: Path, width: CGFloat) -> Path {
    func nearest(_ value: CGFloat) -> CGFloat {
      let middle = edge(value)
      let border = edge(value - width / 2) + width / 2
      return abs(middle - value) <= abs(border - value) ? middle : border
    }
    func ends(_ span: Sides.Span) -> (Sides.Span, Sides.Span) {
      (span, Sides.Span(low: nearest(span.low), high: nearest(span.high)))
    }
    let sides = Sides(path)
    return fit(path, x: sides.x.map(ends), y: sides.y.map(ends))
  }

  /// The rectangle with every side on the grid, at least a pixel wide and high.
  static func rect(_ rect: CGRect) -> CGRect {
    let x = edges(Sides.Span(low: rect.minX, high: rect.maxX)).1
    let y = edges(Sides.Span(low: rect.minY, high: rect.maxY)).1
    return CGRect(x: x.low, y: y.low, width: x.high - x.low, height: y.high - y.low)
  }

  /// Halves go up; the allowance keeps binary noise from choosing.
  static func edge(_ value: CGFloat) -> CGFloat { (value + 0.5 + 1e-6).rounded(.down) }

  private static func edges(_ span: Sides.Span) -> (Sides.Span, Sides.Span) {
    let extent = span.high - span.low
    guard extent >= faintest else { return (span, span) }
    let low = edge(span.low)
    let high = edge(span.high)
    // What would vanish between two grid lines takes the pixel that its middle lies in.
    if high <= low {
      let middle = ((span.low + span.high) / 2 + 1e-6).rounded(.down)
      return (span, Sides.Span(low: middle, high: middle + 1))
    }
    return (span, Sides.Span(low: low, high: high))
  }

  private static func fit(
    _ path: Path, x: (from: Sides.Span, to: Sides.Span)?, y: (from: Sides.Span, to: Sides.Span)?
  ) -> Path {
    guard x.map({ $0.from != $0.to }) ?? false || y.map({ $0.from != $0.to }) ?? false else { return path }
    func map(_ value: CGFloat, _ axis: (from: Sides.Span, to: Sides.Span)?) -> CGFloat {
      guard let axis else { return value }
      let extent = axis.from.high - axis.from.low
      // The sides themselves land exactly; between them the outline stretches evenly.
      if value == axis.from.low || extent == 0 { return axis.to.low + (value - axis.from.low) }
      if value == axis.from.high { return axis.to.high }
      return axis.to.low + (value - axis.from.low) * (axis.to.high - axis.to.low) / extent
    }
    return path.mapPoints { CGPoint(x: map($0.x, x), y: map($0.y, y)) }
  }
}

/// Which extremes of an outline are straight sides.
struct Sides {
  struct Span: Hashable {
    var low: CGFloat
    var high: CGFloat
  }

  /// The horizontal extent where both the left and the right extreme are straight, else nil.
  private(set) var x: Span?
  /// The vertical extent where both the top and the bottom extreme are straight, else nil.
  private(set) var y: Span?
  /// Whether every edge is straight and upright.
  private(set) var isUpright = true
  /// Whether every corner lies on the extremes: a plain rectangle.
  private(set) var isSimple = true

  init(_ path: Path) {
    var verticals: [CGFloat] = []
    var horizontals: [CGFloat] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var corners: [CGPoint] = []
    func line(to end: CGPoint, _ isUpright: inout Bool) {
      if end.x == current.x, end.y != current.y { verticals.append(end.x) }
      if end.y == current.y, end.x != current.x { horizontals.append(end.y) }
      if end.x != current.x, end.y != current.y { isUpright = false }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        (start, current) = (p, p)
        corners.append(p)
      case .line(let p):
        line(to: p, &isUpright)
        corners.append(p)
      case .quadCurve(let p, _), .curve(let p, _, _):
        isUpright = false
        current = p
      case .closeSubpath: line(to: start, &isUpright)
      }
    }
    let bounds = path.boundingRect
    guard !bounds.isNull else { return }
    let noise: CGFloat = 1e-6
    func span(_ places: [CGFloat], _ low: CGFloat, _ high: CGFloat) -> Span? {
      places.contains { abs($0 - low) < noise } && places.contains { abs($0 - high) < noise }
        ? Span(low: low, high: high) : nil
    }
    x = span(verticals, bounds.minX, bounds.maxX)
    y = span(horizontals, bounds.minY, bounds.maxY)
    isSimple = corners.allSatisfy {
      ($0.x == bounds.minX || $0.x == bounds.maxX) && ($0.y == bounds.minY || $0.y == bounds.maxY)
    }
  }
}
