/// The filled part of a bar: the shape's frame is the whole bar, so that a gradient spans the bar and not the part.
nonisolated struct BarFill: Shape {
  let fraction: CGFloat
  let isMirrored: Bool
  /// Points; nil for round ends.
  var corner: CGFloat?

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    guard fraction > 0, rect.width > 0 else { return Path() }
    // Never narrower than a dot, which would be a sliver.
    let width = min(rect.width, max(corner.map { $0 * 2 } ?? rect.height, rect.width * fraction))
    let x = isMirrored ? rect.maxX - width : rect.minX
    let bar = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
    if let corner { return RoundedRectangle(cornerRadius: corner, style: .circular).path(in: bar) }
    return Capsule(style: .circular).path(in: bar)
  }
}

/// A circle on a bar at a fraction of its length, its edge inside the bar's ends.
nonisolated struct BarMarker: Shape {
  let fraction: CGFloat
  let isMirrored: Bool
  /// Points.
  let radius: CGFloat
  /// Everything but the circle instead of the circle.
  var isCutOut = false

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    let end = rect.height / 2
    let along = end + max(0, rect.width - 2 * end) * (isMirrored ? 1 - fraction : fraction)
    let circle = Path(ellipseIn: CGRect(center: CGPoint(x: rect.minX + along, y: rect.midY), radius: radius))
    return isCutOut ? circle.cutOut(of: rect) : circle
  }
}

/// Part of a ring's middle line, to be stroked.
nonisolated struct RingArc: Shape {
  /// Clockwise from the positive x axis.
  let start: Angle
  let sweep: Angle
  /// Of the middle line, points.
  let radius: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard sweep.radians > 0 else { return path }
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: start, endAngle: start + sweep,
      clockwise: false)
    if sweep.degrees >= 360 { path.closeSubpath() }
    return path
  }
}

/// A circle on a ring's middle line.
nonisolated struct RingMarker: Shape {
  let angle: Angle
  /// Of the ring's middle line, points.
  let ringRadius: CGFloat
  let radius: CGFloat
  var isCutOut = false

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.midX + ringRadius * cos(angle.radians), y: rect.midY + ringRadius * sin(angle.radians))
    let circle = Path(ellipseIn: CGRect(center: center, radius: radius))
    return isCutOut ? circle.cutOut(of: rect) : circle
  }
}

extension CGRect {
  nonisolated init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}

extension Path {
  /// All of a rectangle, generously, without this outline; for even-odd filling.
  nonisolated fileprivate func cutOut(of rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: -rect.width - 20, dy: -rect.height - 20))
    path.addPath(self)
    return path
  }
}
