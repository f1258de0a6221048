import Foundation
import PodiumDrawing

extension Paint {
  /// The paint's opacity at a point, 0…1, ends extended.
  func opacity(at point: CGPoint) -> Double {
    switch self {
    case .color(let color): return Double(color.opacity)
    case .linearGradient(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return Double(stops.last?.color.opacity ?? 0) }
      return Self.opacity(of: stops, at: ((point.x - start.x) * dx + (point.y - start.y) * dy) / length)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard endRadius != startRadius else { return Double(stops.last?.color.opacity ?? 0) }
      let distance = hypot(point.x - center.x, point.y - center.y)
      return Self.opacity(of: stops, at: (distance - startRadius) / (endRadius - startRadius))
    case .ellipticalGradient(let stops, let center, let frame, let startRadius, let endRadius):
      guard endRadius != startRadius, frame.width > 0, frame.height > 0 else {
        return Double(stops.last?.color.opacity ?? 0)
      }
      let distance = hypot((point.x - center.x) / frame.width, (point.y - center.y) / frame.height)
      return Self.opacity(of: stops, at: (distance - startRadius) / (endRadius - startRadius))
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      guard endAngle != startAngle else { return Double(stops.last?.color.opacity ?? 0) }
      let turn = 2 * Double.pi
      var angle = (atan2(point.y - center.y, point.x - center.x) - startAngle).truncatingRemainder(
        dividingBy: turn)
      if angle < 0 { angle += turn }
      return Self.opacity(of: stops, at: angle / (endAngle - startAngle))
    }
  }

  private static func opacity(of stops: [Stop], at location: CGFloat) -> Double {
    guard var previous = stops.first else { return 0 }
    if location <= previous.location { return Double(previous.color.opacity) }
    for stop in stops.dropFirst() {
      if location <= stop.location {
        let span = stop.location - previous.location
        let part = span > 0 ? (location - previous.location) / span : 1
        return Double(previous.color.opacity) * (1 - part) + Double(stop.color.opacity) * part
      }
      previous = stop
    }
    return Double(previous.color.opacity)
  }
}
