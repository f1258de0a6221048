extension Gradient: ShapeStyle, PaintStyle {
  /// From top to bottom; a gauge lays it along its bar or around its ring instead.
  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: environment, level: level)
  }
}

/// The tint of a bar or ring: a gradient runs along it, any other style fills it as it is.
struct TrackTint: PaintStyle {
  enum Course: Sendable {
    case along(isMirrored: Bool)
    case around(start: Angle, sweep: Angle)
  }

  let course: Course
  /// Whether the style without a tint is the foreground's rather than the accent colour.
  var isForegroundByDefault = false

  func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    guard let tint = environment.tintStyle else {
      return isForegroundByDefault
        ? environment.foregroundPaint(level: level) : TintShapeStyle().paint(in: environment, level: level)
    }
    guard let gradient = tint.base as? Gradient else { return environment.paint(tint, level: level) }
    switch course {
    case .along(let isMirrored):
      return LinearGradient(
        gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
        endPoint: isMirrored ? .leading : .trailing
      ).paint(in: environment, level: level)
    case .around(let start, let sweep):
      return AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: start + sweep)
        .paint(in: environment, level: level)
    }
  }
}
