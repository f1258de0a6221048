import PodiumViews

/// Gauges and progress views, the rows V9–V13 of the facts.
extension FactTrees {
  static func progress(_ id: String) -> AnyView? {
    switch id {
    case "V9": AnyView(gauge(label).gaugeStyle(.linearCapacity))
    case "V9-value":
      AnyView(
        named(
          Gauge(value: 0.4) {
            label
          } currentValueLabel: {
            value
          }.gaugeStyle(.linearCapacity)))
    case "V10-open": AnyView(gauge(label).gaugeStyle(.accessoryCircular))
    case "V10-capacity": AnyView(gauge(label).gaugeStyle(.accessoryCircularCapacity))
    case "V11-linear": AnyView(gauge(label).gaugeStyle(.accessoryLinear))
    case "V11-capacity":
      AnyView(
        named(
          Gauge(value: 0.4) {
            label
          } currentValueLabel: {
            value
          }.gaugeStyle(.accessoryLinearCapacity)))
    case "V12": AnyView(bar(ProgressView(value: 0.4)))
    case "V12-label": AnyView(bar(ProgressView(value: 0.4) { label }))
    case "V12-value":
      AnyView(
        bar(
          ProgressView(value: 0.4) {
            label
          } currentValueLabel: {
            value
          }))
    case "V13": AnyView(bar(ProgressView(value: 0.4).progressViewStyle(.circular)))
    case "V13-label": AnyView(bar(ProgressView(value: 0.4) { label }.progressViewStyle(.circular)))
    case "V13-small": AnyView(bar(ProgressView().controlSize(.small)))
    case "V13-spinner": AnyView(bar(ProgressView()))
    default: nil
    }
  }

  private static var label: some View { Text(verbatim: "40x16") }
  private static var value: some View { Text(verbatim: "20x16") }

  private static func gauge(_ label: some View) -> some View {
    Gauge(value: 0.4) { label }.accessibilityIdentifier("gauge")
  }

  private static func named(_ view: some View) -> some View { view.accessibilityIdentifier("gauge") }

  private static func bar(_ view: some View) -> some View { view.accessibilityIdentifier("progress") }
}
