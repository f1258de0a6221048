/// A ring or a spinner with its labels below.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlSize) private var size
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.font) private var font

  private var metrics: IdiomMetrics.Progress { idiom.metrics.progress }

  var body: some View {
    VStack {
      if let fraction = configuration.fractionCompleted {
        let ring = ProgressRing(
          fraction: fraction, diameter: metrics.rings.diameter(size), line: metrics.ringLine)
        if configuration.currentValueLabel == nil {
          ring.accessibilityValue(spokenPercentage(fraction))
        } else {
          ring
        }
      } else {
        Spinner(diameter: metrics.spinners.diameter(size))
      }
      if !areLabelsHidden {
        if let label = configuration.label { label.foregroundStyle(.secondary) }
        if let value = configuration.currentValueLabel {
          value.font(metrics.valueFont ?? font).foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// A closed ring filled clockwise from the top.
struct ProgressRing: View {
  let fraction: Double
  /// Outer, points.
  let diameter: CGFloat
  /// The part of the diameter that the line is wide.
  let line: CGFloat
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let width = diameter * line
    let radius = (diameter - width) / 2
    let sweep = Angle.degrees(360 * fraction)
    let top = Angle.degrees(-90)
    ZStack {
      Circle().strokeBorder(.quaternary, lineWidth: width)
      RingArc(start: direction == .rightToLeft ? top - sweep : top, sweep: sweep, radius: radius)
        .stroke(
          TrackTint(course: .around(start: top, sweep: .degrees(360))),
          style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
    .frame(width: diameter, height: diameter)
  }
}

/// iOS's activity indicator at the environment's `now`: eight spokes, one turn a second.
struct Spinner: View {
  /// Points.
  let diameter: CGFloat
  @Environment(\.now) private var now
  @Environment(\.tintStyle) private var tint

  private static let spokes = 8

  var body: some View {
    let style = tint ?? AnyShapeStyle(.secondary)
    ZStack {
      ForEach(0..<Self.spokes) { index in
        let age = (lit - index + Self.spokes) % Self.spokes
        Spoke(angle: .degrees(360 * Double(index) / Double(Self.spokes)))
          .fill(style.opacity(1 - 0.8 * Double(age) / Double(Self.spokes - 1)))
      }
    }
    .frame(width: diameter, height: diameter)
  }

  /// The spoke that is brightest.
  private var lit: Int {
    let seconds = now.timeIntervalSinceReferenceDate
    guard seconds.isFinite else { return 0 }
    let turn = seconds - seconds.rounded(.down)
    return min(Int(turn * Double(Self.spokes)), Self.spokes - 1)
  }

  private nonisolated struct Spoke: Shape {
    let angle: Angle

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    func path(in rect: CGRect) -> Path {
      let side = min(rect.width, rect.height)
      let bar = CGRect(x: -side * 0.055, y: -side * 0.5, width: side * 0.11, height: side * 0.27)
      return Capsule(style: .circular).path(in: bar)
        .applying(
          CGAffineTransform(rotationAngle: angle.radians)
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    }
  }
}
