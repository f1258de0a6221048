/// Label, bar and value below each other, as on iOS.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.layoutDirection) private var direction
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// The height of the bar and the distance of the labels, points. Ours, after iOS.
  private static let thickness: CGFloat = 4
  private static let gap: CGFloat = 5

  var body: some View {
    if areLabelsHidden, let label = configuration.label {
      bar.speaking {
        label
        value
      }
    } else {
      VStack(alignment: .leading, spacing: Self.gap) {
        if let label = configuration.label { label }
        bar
        if let value = configuration.currentValueLabel {
          value.font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }

  @ViewBuilder private var bar: some View {
    let isMirrored = direction == .rightToLeft
    let track = Capsule(style: .circular).fill(.quaternary)
      .overlay {
        BarFill(fraction: configuration.fractionCompleted ?? 0, isMirrored: isMirrored)
          .fill(TrackTint(course: .along(isMirrored: isMirrored)))
      }
      .frame(height: Self.thickness)
    if configuration.currentValueLabel == nil, let fraction = configuration.fractionCompleted {
      track.accessibilityValue(spokenPercentage(fraction))
    } else {
      track
    }
  }

  @ViewBuilder private var value: some View {
    if let value = configuration.currentValueLabel {
      value
    } else if let fraction = configuration.fractionCompleted {
      spokenPercentage(fraction)
    }
  }
}
