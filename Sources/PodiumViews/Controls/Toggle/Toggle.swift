/// Something that is on or off.
public struct Toggle<Label: View>: View {
  @Binding var isOn: Bool
  let label: Label
  /// Whether the toggle stands for several values that differ.
  private let isMixed: () -> Bool
  @Environment(\.toggleStyles) private var styles

  /// Makes a toggle with any view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: { false }, label: label)
  }

  init(isOn: Binding<Bool>, isMixed: @escaping () -> Bool, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label()
  }

  public var body: some View {
    let style = styles.current ?? DefaultToggleStyle()
    if styles.isEmpty {
      style.erasedBody(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: $isOn, isMixed: isMixed()))
    } else {
      style.erasedBody(
        ToggleStyleConfiguration(
          label: .init(content: AnyView(label.environment(\.toggleStyles, styles))), isOn: $isOn, isMixed: isMixed())
      )
      .environment(\.toggleStyles, styles.outer)
    }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PodiumViews.Label<Text, Image> {
  /// Makes a toggle with a label looked up by key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PodiumViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a label as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PodiumViews.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is asked for, in the style around that one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: { configuration.isMixed }) { configuration.label }
  }
}
