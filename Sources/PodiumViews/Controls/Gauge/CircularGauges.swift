/// The measures of circular gauges, points and degrees.
///
/// Side, ring and sweeps are facts V10; the marker and the places of the labels are ours.
enum RingMetrics {
  static let side: CGFloat = 58
  static let radius: CGFloat = 26
  static let width: CGFloat = 6
  static let openSweep = 270.0
  static let openSweepWithBounds = 242.0
  static let markerRadius: CGFloat = 4
  static let markerGap: CGFloat = 2
}

/// An open ring with a marker; the value inside, the label or the ends' labels in the gap below.
struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.layoutDirection) private var direction

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  var body: some View {
    let sweep = hasBounds ? RingMetrics.openSweepWithBounds : RingMetrics.openSweep
    let isMirrored = direction == .rightToLeft
    let start = Angle.degrees(90 + (360 - sweep) / 2)
    let along = isMirrored ? 1 - configuration.value : configuration.value
    let marker = start + .degrees(sweep * along)
    ZStack {
      RingArc(start: start, sweep: .degrees(sweep), radius: RingMetrics.radius)
        .stroke(
          RingTint(start: start, sweep: .degrees(sweep), isMirrored: isMirrored),
          style: StrokeStyle(lineWidth: RingMetrics.width, lineCap: .round)
        )
        .clipShape(
          RingMarker(
            angle: marker, ringRadius: RingMetrics.radius,
            radius: RingMetrics.markerRadius + RingMetrics.markerGap, isCutOut: true),
          style: FillStyle(eoFill: true))
      RingMarker(angle: marker, ringRadius: RingMetrics.radius, radius: RingMetrics.markerRadius)
        .fill(.foreground)
      if let value = configuration.currentValueLabel { RingCenter { value } }
      if hasBounds {
        HStack(spacing: 2) {
          RingFoot(width: 22) { configuration.minimumValueLabel }
          RingFoot(width: 22) { configuration.maximumValueLabel }
        }
        .offset(y: 22)
      } else {
        RingFoot(width: 30) { configuration.label }.offset(y: 22)
      }
    }
    .frame(width: RingMetrics.side, height: RingMetrics.side)
  }
}

/// A closed ring that fills clockwise from the top, the value or else the label inside.
struct ClosedRingGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let top = Angle.degrees(-90)
    let sweep = Angle.degrees(360 * configuration.value)
    let isMirrored = direction == .rightToLeft
    // The seam of a gradient goes before the round end of the line at the top, which would show both colours.
    let seam = top - .degrees(isMirrored ? -8 : 8)
    let tint = RingTint(start: seam, sweep: .degrees(360), isMirrored: isMirrored)
    let style = StrokeStyle(lineWidth: RingMetrics.width, lineCap: .round)
    ZStack {
      RingArc(start: top, sweep: .degrees(360), radius: RingMetrics.radius).stroke(
        tint.opacity(0.25), style: style)
      RingArc(start: isMirrored ? top - sweep : top, sweep: sweep, radius: RingMetrics.radius)
        .stroke(tint, style: style)
      RingCenter {
        if let value = configuration.currentValueLabel { value } else { configuration.label }
      }
    }
    .frame(width: RingMetrics.side, height: RingMetrics.side)
  }
}

/// The tint of a ring; a gradient starts where the ring does.
private struct RingTint: PaintStyle {
  let start: Angle
  let sweep: Angle
  let isMirrored: Bool

  func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    var environment = environment
    if isMirrored, let gradient = environment.tintStyle?.base as? Gradient {
      let stops = gradient.stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
      environment.tintStyle = AnyShapeStyle(Gradient(stops: stops))
    }
    return TrackTint(course: .around(start: start, sweep: sweep), isForegroundByDefault: true)
      .paint(in: environment, level: level)
  }
}

/// Text in the middle of a ring.
private struct RingCenter<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .font(.system(size: 20, weight: .medium, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .frame(width: 36, height: 30)
  }
}

/// Text in the gap at the foot of a ring.
private struct RingFoot<Content: View>: View {
  let width: CGFloat
  @ViewBuilder let content: Content

  var body: some View {
    content
      .font(.system(size: 11, weight: .semibold, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .frame(width: width, height: 14)
  }
}
