import CPangoCairo
import Foundation
import PodiumDrawing

/// Gradients as outlines' formats hold them.
enum VectorGradient {
  /// A Cairo pattern the caller destroys; nil for what Cairo cannot hold.
  static func pattern(for paint: Paint, matrix: CGAffineTransform) -> OpaquePointer? {
    let pattern: OpaquePointer?
    let stops: [Paint.Stop]
    var matrix = matrix
    switch paint {
    case .linearGradient(let list, let start, let end):
      guard start.isFinite, end.isFinite, start != end else { return nil }
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      stops = list
    case .radialGradient(let list, let center, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
        endRadius > startRadius
      else { return nil }
      pattern = cairo_pattern_create_radial(center.x, center.y, startRadius, center.x, center.y, endRadius)
      stops = list
    case .ellipticalGradient(let list, let center, let frame, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0, endRadius > startRadius,
        frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite
      else { return nil }
      pattern = cairo_pattern_create_radial(0, 0, startRadius, 0, 0, endRadius)
      matrix = CGAffineTransform(a: frame.width, b: 0, c: 0, d: frame.height, tx: center.x, ty: center.y)
        .concatenating(matrix)
      stops = list
    case .color, .angularGradient: return nil
    }
    guard let pattern else { return nil }
    var placed = matrix.inverted().cairo
    cairo_pattern_set_matrix(pattern, &placed)
    for stop in straight(stops) {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue),
        Double(stop.color.opacity))
    }
    return pattern
  }

  /// Stops that, mixed without premultiplying, look as ours do mixed premultiplied.
  static func straight(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    for (first, second) in zip(stops, stops.dropFirst()) {
      let (a0, a1) = (first.color.opacity, second.color.opacity)
      let differs =
        a0 != a1
        && (first.color.red, first.color.green, first.color.blue)
          != (second.color.red, second.color.green, second.color.blue)
      guard differs else {
        result += [first, second]
        continue
      }
      // A clear end has no hue of its own; between two translucent ends the curve is followed in short pieces.
      let pieces = a0 <= 0 || a1 <= 0 ? 1 : 8
      for index in 0...pieces {
        let part = Float(index) / Float(pieces)
        let alpha = a0 + (a1 - a0) * part
        func channel(_ c0: Float, _ c1: Float) -> Float {
          if a0 <= 0 { return c1 }
          if a1 <= 0 { return c0 }
          return (c0 * a0 * (1 - part) + c1 * a1 * part) / alpha
        }
        result.append(
          Paint.Stop(
            color: Color.Resolved(
              red: channel(first.color.red, second.color.red),
              green: channel(first.color.green, second.color.green),
              blue: channel(first.color.blue, second.color.blue), opacity: alpha),
            location: first.location + (second.location - first.location) * CGFloat(part)))
      }
    }
    return stops.count < 2 ? stops : result
  }
}
