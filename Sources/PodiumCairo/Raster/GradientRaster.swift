import Foundation
import PodiumDrawing

/// A gradient drawn into pixels, in arithmetic of our own so that every machine gives the same ones.
///
/// The value is its own cache key: it holds what decides the pixels and nothing about where they will lie.
struct GradientRaster: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    /// The place along the gradient at pixel (x, y) is base + x·dx + y·dy, in 2⁻³².
    case linear(base: Int64, dx: Int64, dy: Int64)
    case radial(inverse: CGAffineTransform, startRadius: CGFloat, endRadius: CGFloat)
    case angular(inverse: CGAffineTransform, startAngle: Double, endAngle: Double)
  }

  private var kind: Kind
  private var stops: [Paint.Stop]
  private let width: Int
  private let height: Int

  /// Nil for a constant colour or numbers that are not finite; `matrix` takes the paint's points to pixels.
  init?(_ paint: Paint, area: PixelRect, matrix: CGAffineTransform) {
    guard matrix.isUsable else { return nil }
    (width, height) = (area.width, area.height)
    // From the centre of the area's pixel (0, 0) back to points.
    let inverse = CGAffineTransform(translationX: CGFloat(area.x) + 0.5, y: CGFloat(area.y) + 0.5)
      .concatenating(matrix.inverted())
    switch paint {
    case .color: return nil
    case .linearGradient(let stops, let start, let end):
      guard start.isFinite, end.isFinite else { return nil }
      self.stops = stops
      let (vx, vy) = (end.x - start.x, end.y - start.y)
      let length = vx * vx + vy * vy
      guard length.isFinite else { return nil }
      guard length > 1e-12 else {
        kind = .linear(base: Self.fixed(1), dx: 0, dy: 0)
        return
      }
      func place(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * vx + y * vy) / length }
      kind = .linear(
        base: Self.fixed(place(inverse.tx - start.x, inverse.ty - start.y)),
        dx: Self.fixed(place(inverse.a, inverse.b)), dy: Self.fixed(place(inverse.c, inverse.d)))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
      self.stops = stops
      kind = .radial(inverse: Self.about(center, inverse), startRadius: startRadius, endRadius: endRadius)
    case .ellipticalGradient(let stops, let center, let frame, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, frame.width > 0, frame.height > 0,
        frame.width.isFinite, frame.height.isFinite
      else { return nil }
      self.stops = stops
      let unit = CGAffineTransform(scaleX: 1 / frame.width, y: 1 / frame.height)
      kind = .radial(
        inverse: Self.about(center, inverse).concatenating(unit), startRadius: startRadius, endRadius: endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      // Beyond this many radians a full turn is lost in rounding.
      guard center.isFinite, abs(startAngle) < 1e9, abs(endAngle) < 1e9 else { return nil }
      self.stops = stops
      kind = .angular(inverse: Self.about(center, inverse), startAngle: startAngle, endAngle: endAngle)
    }
    guard !stops.isEmpty else { return nil }
  }

  private static func fixed(_ value: CGFloat) -> Int64 {
    Int64(min(max(-1e17, value * 4_294_967_296), 1e17).rounded())
  }

  private static func about(_ center: CGPoint, _ inverse: CGAffineTransform) -> CGAffineTransform {
    inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
  }

  /// Draws the area's pixels.
  func render() -> PixelBuffer {
    let isOpaque = stops.allSatisfy { $0.color.opacity >= 1 }
    let buffer = PixelBuffer(width: width, height: height, format: isOpaque ? .rgb : .argb)
    let ramp = GradientRamp(stops)
    switch kind {
    case .linear(let base, let dx, let dy): linear(base, dx, dy, ramp, buffer)
    case .radial(let inverse, let r0, let r1): radial(inverse, r0, r1, ramp, buffer)
    case .angular(let inverse, let a0, let a1): angular(inverse, a0, a1, ramp, buffer)
    }
    return buffer
  }

  private func linear(_ base: Int64, _ dx: Int64, _ dy: Int64, _ ramp: GradientRamp, _ buffer: PixelBuffer) {
    for y in 0..<height {
      let row = buffer.row32(y)
      var place = base &+ Int64(y) &* dy
      if dx == 0 {
        row.update(repeating: ramp[fixed: place], count: width)
      } else if y > 0, dy == 0 {
        row.update(from: buffer.row32(0), count: width)
      } else {
        for x in 0..<width {
          row[x] = ramp[fixed: place]
          place &+= dx
        }
      }
    }
  }

  private func radial(
    _ inverse: CGAffineTransform, _ r0: CGFloat, _ r1: CGFloat, _ ramp: GradientRamp, _ buffer: PixelBuffer
  ) {
    let span = r1 - r0
    for y in 0..<height {
      let row = buffer.row32(y)
      var px = inverse.c * CGFloat(y) + inverse.tx
      var py = inverse.d * CGFloat(y) + inverse.ty
      for x in 0..<width {
        let distance = (px * px + py * py).squareRoot() - r0
        row[x] = ramp[abs(span) < 1e-9 ? (distance < 0 ? 0 : 1) : distance / span]
        px += inverse.a
        py += inverse.b
      }
    }
  }

  private func angular(
    _ inverse: CGAffineTransform, _ a0: Double, _ a1: Double, _ ramp: GradientRamp, _ buffer: PixelBuffer
  ) {
    let turn = 2 * Double.pi
    let span = min(abs(a1 - a0), turn)
    let direction: Double = a1 < a0 ? -1 : 1
    // Half a pixel across, in points: the seam between last and first colour is smoothed over it.
    let half = inverse.meanScale / 2
    for y in 0..<height {
      let row = buffer.row32(y)
      var px = inverse.c * CGFloat(y) + inverse.tx
      var py = inverse.d * CGFloat(y) + inverse.ty
      for x in 0..<width {
        var angle = (FixedMath.atan2(py, px) - a0) * direction
        angle -= (angle / turn).rounded(.down) * turn
        let color: UInt32
        if span < turn - 1e-9 {
          // Outside the sweep the nearer end goes on.
          let place = span < 1e-9 ? 1 : angle / span
          color = place <= 1 ? ramp[place] : angle - span < (turn - span) / 2 ? ramp[1] : ramp[0]
        } else {
          let radius = (px * px + py * py).squareRoot()
          let seam = min(angle, turn - angle) * radius
          if seam < half {
            let past = angle < turn / 2 ? seam : -seam
            color = GradientRamp.mix(ramp[1], ramp[0], Int((past / half + 1) * 128))
          } else {
            color = ramp[angle / turn]
          }
        }
        row[x] = color
        px += inverse.a
        py += inverse.b
      }
    }
  }
}
