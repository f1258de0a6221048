/// A gauge's bar between the labels of its ends.
struct GaugeRow<Bar: View>: View {
  let configuration: GaugeStyleConfiguration
  var saysValue = true
  @ViewBuilder let bar: Bar

  var body: some View {
    if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
      spokenBar
    } else {
      HStack {
        if let label = configuration.minimumValueLabel { label.accessibilityHidden(true) }
        spokenBar
        if let label = configuration.maximumValueLabel { label.accessibilityHidden(true) }
      }
    }
  }

  @ViewBuilder private var spokenBar: some View {
    if saysValue, configuration.currentValueLabel == nil {
      bar.accessibilityValue(spokenPercentage(configuration.value))
    } else {
      bar
    }
  }
}

/// What a gauge says aloud: its label, then the value's label or the percentage.
struct GaugeWords: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    configuration.label
    if let value = configuration.currentValueLabel { value } else { spokenPercentage(configuration.value) }
  }
}

/// A track that is filled up to a fraction.
struct CapacityBar: View {
  let fraction: Double
  /// Points; Apple's are not published.
  let thickness: CGFloat
  var isForegroundByDefault = false
  /// Points; nil for round ends.
  var corner: CGFloat?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isMirrored = direction == .rightToLeft
    BarFill(fraction: 1, isMirrored: isMirrored, corner: corner).fill(.quaternary)
      .overlay {
        BarFill(fraction: fraction, isMirrored: isMirrored, corner: corner)
          .fill(
            TrackTint(course: .along(isMirrored: isMirrored), isForegroundByDefault: isForegroundByDefault))
      }
      .frame(height: thickness)
  }
}

/// A full bar with a dot at a fraction, set off by a gap.
struct MarkerBar: View {
  let fraction: Double
  /// Points.
  let thickness: CGFloat
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isMirrored = direction == .rightToLeft
    let radius = thickness * 0.55
    Capsule(style: .circular)
      .fill(TrackTint(course: .along(isMirrored: isMirrored), isForegroundByDefault: true))
      .clipShape(
        BarMarker(fraction: fraction, isMirrored: isMirrored, radius: radius + 2.5, isCutOut: true),
        style: FillStyle(eoFill: true)
      )
      .overlay { BarMarker(fraction: fraction, isMirrored: isMirrored, radius: radius).fill(.foreground) }
      .frame(height: thickness)
  }
}
