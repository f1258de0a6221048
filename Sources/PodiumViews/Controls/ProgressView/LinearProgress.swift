/// Label, bar and value below each other.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.layoutDirection) private var direction
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.font) private var font

  var body: some View {
    if areLabelsHidden, let label = configuration.label {
      bar.speaking {
        label
        value
      }
    } else {
      VStack(alignment: .leading, spacing: idiom.metrics.progress.labelGap) {
        if let label = configuration.label { label }
        bar
        if let value = configuration.currentValueLabel {
          value.font(idiom.metrics.progress.valueFont ?? font).foregroundStyle(.secondary)
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
      .frame(height: idiom.metrics.progress.barThickness)
      .frame(height: idiom.metrics.progress.barRow)
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
