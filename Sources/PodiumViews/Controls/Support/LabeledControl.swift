/// iOS's row of a control: the label at the leading end, the control at the trailing one.
///
/// Where labels are hidden only the control stands there and still says its label aloud.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    (self.label, self.control) = (label, control())
  }

  var body: some View {
    if areLabelsHidden {
      control.spokenLabel(label)
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }
}

extension EnvironmentValues {
  private struct ListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the view is a row of a list or form, where some controls look different.
  package var isInListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}
