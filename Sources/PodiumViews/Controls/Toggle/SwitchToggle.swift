/// iOS's row with a switch: a touch anywhere on it turns the switch.
struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  var body: some View {
    row
      .modifier(_ActionModifier(kind: .button) { configuration.isOn.toggle() })
      .accessibilityValue(configuration.isOn ? "on" : "off")
  }

  @ViewBuilder private var row: some View {
    let knob = Switch(isOn: configuration.isOn)
    if areLabelsHidden {
      knob.speaking { configuration.label }
    } else {
      HStack {
        configuration.label
        Spacer()
        knob
      }
    }
  }
}

/// A switch of 51 by 31 points, as on iOS.
struct Switch: View {
  let isOn: Bool
  @Environment(\.tintStyle) private var tint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule(style: .circular).fill(isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(.fill))
      Circle().fill(Color.white)
        .shadow(color: .black.opacity(0.15), radius: 2, y: 2)
        .padding(2)
    }
    .frame(width: 51, height: 31)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
