/// Label, bar and value below each other, in the middle.
struct LinearCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    let metrics = idiom.metrics.gauge
    VStack {
      configuration.label
      GaugeRow(configuration: configuration) {
        CapacityBar(
          fraction: configuration.value, thickness: metrics.barThickness, corner: metrics.barCorner)
      }
      if let value = configuration.currentValueLabel { value }
    }
  }
}

/// Label, bar and value below each other, at the leading end.
struct AccessoryCapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.font) private var font

  var body: some View {
    let metrics = idiom.metrics.gauge
    // With 16 point lines this is 52 high: 16 + 6 + 8 + 6 + 16 (facts V11).
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(metrics.accessoryLabelFont ?? font)
      GaugeRow(configuration: configuration) {
        CapacityBar(fraction: configuration.value, thickness: 8, isForegroundByDefault: true)
      }
      if let value = configuration.currentValueLabel {
        value.font(metrics.accessoryValueFont).foregroundStyle(.secondary)
      }
    }
  }
}
