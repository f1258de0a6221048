/// iOS's compact row: the label, then the date and the time, each on a pale ground 34 points high.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LabeledControl(label: configuration.label) {
      HStack(spacing: 5) {
        let components = configuration.displayedComponents
        if components.contains(.date) { part(Date.FormatStyle(date: .abbreviated, time: .omitted)) }
        if components.contains(.hourAndMinute) { part(Date.FormatStyle(date: .omitted, time: .shortened)) }
      }
    }
  }

  private func part(_ format: Date.FormatStyle) -> some View {
    Text(configuration.selection, format: format)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
      .padding(.horizontal, 11)
      .frame(height: 34)
      .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 6))
  }
}
