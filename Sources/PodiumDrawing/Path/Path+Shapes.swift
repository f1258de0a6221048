import Foundation

extension Path {
  /// The control distance of a cubic that follows a quarter of a unit circle, 4/3·(√2 − 1).
  package static let circleControl: CGFloat = 0.552_284_749_830_793_6

  /// Adds a closed rectangle.
  public mutating func addRect(_ rect: CGRect) {
    reserve(5)
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds the closed ellipse that touches the sides of `rect`.
  public mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * Path.circleControl, ry * Path.circleControl)
    let (cx, cy) = (rect.midX, rect.midY)
    reserve(6)
    move(to: CGPoint(x: rect.maxX, y: cy))
    addCurve(
      to: CGPoint(x: cx, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: cy + ky),
      control2: CGPoint(x: cx + kx, y: rect.maxY))
    addCurve(
      to: CGPoint(x: rect.minX, y: cy), control1: CGPoint(x: cx - kx, y: rect.maxY),
      control2: CGPoint(x: rect.minX, y: cy + ky))
    addCurve(
      to: CGPoint(x: cx, y: rect.minY), control1: CGPoint(x: rect.minX, y: cy - ky),
      control2: CGPoint(x: cx - kx, y: rect.minY))
    addCurve(
      to: CGPoint(x: rect.maxX, y: cy), control1: CGPoint(x: cx + kx, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: cy - ky))
    closeSubpath()
  }

  /// Adds a circular arc, joined by a line to the current point, as Core Graphics does.
  ///
  /// Angles are measured from the positive x axis; `clockwise` has Core Graphics' sense, which on a y-down
  /// canvas draws `false` as increasing angles.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else { return }
    if clockwise {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      if sweep < -turn { sweep = -turn }
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      if sweep > turn { sweep = turn }
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)).applying(transform)
    }
    let start = point(startAngle.radians)
    if elements.isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let control = 4.0 / 3.0 * tan(step / 4)
    for index in 0..<pieces where step != 0 {
      let from = startAngle.radians + Double(index) * step
      let to = from + step
      let c1 = CGPoint(
        x: center.x + radius * (cos(from) - control * sin(from)),
        y: center.y + radius * (sin(from) + control * cos(from)))
      let c2 = CGPoint(
        x: center.x + radius * (cos(to) + control * sin(to)),
        y: center.y + radius * (sin(to) - control * cos(to)))
      addCurve(to: point(to), control1: c1.applying(transform), control2: c2.applying(transform))
    }
  }

  /// Adds a circular arc from `startAngle` through `delta`.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }

  /// Adds a closed rectangle with rounded corners; the radii are limited to half the smaller side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // Half the smaller side limits both (facts P7, P8).
    let limit = min(rect.width, rect.height) / 2
    let (rx, ry) = (min(max(cornerSize.width, 0), limit), min(max(cornerSize.height, 0), limit))
    addRoundedRect(
      in: rect, CornerSizes(CGSize(width: rx, height: ry)), style: style, transform: transform)
  }

  /// Adds a closed rectangle whose corners have radii of their own, points; as large as the sides allow.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, CornerSizes(cornerRadii, in: rect.size), style: style, transform: transform)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, _ sizes: CornerSizes, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    guard !sizes.areSharp else {
      addPath(Path(rect), transform: transform)
      return
    }
    guard transform.isIdentity else {
      var outline = Path()
      outline.addRoundedRect(in: rect, sizes, style: style, transform: .identity)
      return addPath(outline, transform: transform)
    }
    switch style {
    case .circular: addCircularCorners(rect, sizes)
    case .continuous: addContinuousCorners(rect, sizes)
    }
  }

  private mutating func addCircularCorners(_ r: CGRect, _ sizes: CornerSizes) {
    func controls(_ size: CGSize) -> (CGFloat, CGFloat) {
      (size.width * (1 - Path.circleControl), size.height * (1 - Path.circleControl))
    }
    reserve(9)
    move(to: CGPoint(x: r.minX + sizes.topLeft.width, y: r.minY))
    addLine(to: CGPoint(x: r.maxX - sizes.topRight.width, y: r.minY))
    var (kx, ky) = controls(sizes.topRight)
    addCurve(
      to: CGPoint(x: r.maxX, y: r.minY + sizes.topRight.height), control1: CGPoint(x: r.maxX - kx, y: r.minY),
      control2: CGPoint(x: r.maxX, y: r.minY + ky))
    addLine(to: CGPoint(x: r.maxX, y: r.maxY - sizes.bottomRight.height))
    (kx, ky) = controls(sizes.bottomRight)
    addCurve(
      to: CGPoint(x: r.maxX - sizes.bottomRight.width, y: r.maxY), control1: CGPoint(x: r.maxX, y: r.maxY - ky),
      control2: CGPoint(x: r.maxX - kx, y: r.maxY))
    addLine(to: CGPoint(x: r.minX + sizes.bottomLeft.width, y: r.maxY))
    (kx, ky) = controls(sizes.bottomLeft)
    addCurve(
      to: CGPoint(x: r.minX, y: r.maxY - sizes.bottomLeft.height), control1: CGPoint(x: r.minX + kx, y: r.maxY),
      control2: CGPoint(x: r.minX, y: r.maxY - ky))
    addLine(to: CGPoint(x: r.minX, y: r.minY + sizes.topLeft.height))
    (kx, ky) = controls(sizes.topLeft)
    addCurve(
      to: CGPoint(x: r.minX + sizes.topLeft.width, y: r.minY), control1: CGPoint(x: r.minX, y: r.minY + ky),
      control2: CGPoint(x: r.minX + kx, y: r.minY))
    closeSubpath()
  }
}
