/// A picker with its options known.
struct PickerContent<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  let look: PickerLook

  var body: some View {
    switch look {
    case .menu: MenuPicker(label: label, options: options)
    case .segmented: SegmentedPicker(options: options).spokenLabel(label)
    case .inline: InlinePicker(label: label, options: options)
    case .link: LinkPicker(label: label, options: options)
    }
  }
}

/// The chosen option on a button; in a list behind the label, elsewhere alone.
private struct MenuPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isInListRow {
      LabeledControl(label: label) { value.foregroundStyle(.secondary) }
    } else {
      value
        .foregroundStyle(isEnabled ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.tertiary))
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .spokenLabel(label)
    }
  }

  private var value: some View {
    HStack(spacing: 4) {
      ChosenOption(options: options)
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium)).accessibilityHidden(true)
    }
    .modifier(OtherOptions(options: options))
  }
}

/// The label, the chosen option and a mark that a list would open.
private struct LinkPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]

  var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 8) {
        ChosenOption(options: options).foregroundStyle(.secondary)
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold)).foregroundStyle(.tertiary).accessibilityHidden(true)
      }
    }
    .modifier(OtherOptions(options: options))
  }
}

/// The option that is chosen, if one is.
private struct ChosenOption: View {
  let options: [PickerOption]

  var body: some View {
    ForEach(options.filter(\.isSelected)) { option in
      // A label is a value here and no row.
      option.view.modifier(_ActionModifier(kind: .button, action: option.choose)).lineLimit(1)
        .environment(\.isInListRow, false)
    }
  }
}

/// Keeps the options that are not chosen at hand, as the menu would show them.
private struct OtherOptions: ViewModifier {
  let options: [PickerOption]

  func body(content: Content) -> some View {
    content.closedContent {
      ForEach(options.filter { !$0.isSelected }) { option in
        option.view.modifier(_ActionModifier(kind: .button, action: option.choose))
      }
    }
  }
}
