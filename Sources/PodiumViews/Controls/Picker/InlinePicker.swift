/// All options as rows, the chosen one with a checkmark; in a list each is a row of the list.
struct InlinePicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isInListRow {
      if !areLabelsHidden { label }
      rows
    } else {
      VStack(alignment: .leading, spacing: 12) { rows }.spokenLabel(label)
    }
  }

  private var rows: some View {
    ForEach(options) { option in row(option) }
  }

  @ViewBuilder private func row(_ option: PickerOption) -> some View {
    let touchable = HStack {
      option.view.foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
      Spacer()
      if option.isSelected {
        Image(systemName: "checkmark").font(.body.weight(.semibold)).foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
    }
    .modifier(_ActionModifier(kind: .button, action: option.choose))
    if option.isSelected { touchable.accessibilityValue("selected") } else { touchable }
  }
}
