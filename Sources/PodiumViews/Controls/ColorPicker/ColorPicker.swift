/// Chooses a colour.
public struct ColorPicker<Label: View>: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  let label: Label

  /// Makes a picker with any view as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    _selection = selection
    (self.supportsOpacity, self.label) = (supportsOpacity, label())
  }

  public var body: some View {
    let binding = $selection
    LabeledControl(label: label) { ColorWell(color: selection) }
      .modifier(ValueControlModifier(input: .color { binding.wrappedValue = kept($0) }))
  }

  private func kept(_ color: Color) -> Color {
    guard !supportsOpacity else { return color }
    return Color(OpaqueColor.resolved(color))
  }
}

/// A colour without its transparency.
private enum OpaqueColor {
  @MainActor static func resolved(_ color: Color) -> Color.Resolved {
    var resolved = EnvironmentValues().resolve(color)
    resolved.opacity = 1
    return resolved
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a picker with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// iOS's round well of 28 points: the colour in a ring of all hues.
private struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  private static let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
    Color(hue: $0, saturation: 0.85, brightness: 1)
  }

  var body: some View {
    Circle()
      .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      .overlay { Circle().fill(color).padding(5) }
      .frame(width: 28, height: 28)
      .opacity(isEnabled ? 1 : 0.5)
  }
}
