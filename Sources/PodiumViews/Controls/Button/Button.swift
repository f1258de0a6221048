/// Something that does what it says when touched.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyles) private var styles

  /// Makes a button with any view as its label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role and any view as its label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public var body: some View {
    let style = styles.current ?? DefaultButtonStyle()
    if styles.isEmpty {
      style.erasedBody(configuration(AnyView(HStack { label })))
    } else {
      style.erasedBody(configuration(AnyView(HStack { label }.environment(\.buttonStyles, styles))))
        .environment(\.buttonStyles, styles.outer)
    }
  }

  private func configuration(_ label: AnyView) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(content: label), action: action)
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind
  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Stops something.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Says yes to something.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes something.
  public static let close = ButtonRole(kind: .close)
}

extension Button where Label == Text {
  /// Makes a button with a label looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PodiumViews.Label<Text, Image> {
  /// Makes a button with a label looked up by key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PodiumViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a label as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PodiumViews.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked for, in the style around that one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
