/// What an alert or a dialog is made of.
struct DialogContent {
  enum Kind { case alert, confirmation }

  let kind: Kind
  let title: Text?
  let actions: AnyView
  let message: AnyView?
}

/// Presents an alert or a dialog while there is something to ask about.
struct DialogModifier<Data>: ViewModifier {
  let data: () -> Data?
  let close: @MainActor () -> Void
  let make: (Data) -> DialogContent
  @State private var token = IdentityToken()

  func body(content: Content) -> some View {
    let dialog = data().map(make)
    content.modifier(
      PresentationLayer(
        presented: dialog.map { dialog in
          PresentedView(
            owner: ObjectIdentifier(token), dismiss: close,
            content: DialogFrame(dialog: dialog, close: close))
        }))
  }
}

/// The window with a dialog over it.
private struct DialogFrame: View {
  let dialog: DialogContent
  let close: @MainActor () -> Void

  var body: some View {
    ZStack(alignment: dialog.kind == .alert ? .center : .bottom) {
      Dimming()
      Group(subviews: dialog.actions.buttonStyle(DialogButtonStyle(close: close))) { subviews in
        switch dialog.kind {
        case .alert: AlertCard(dialog: dialog, subviews: subviews, close: close)
        case .confirmation: ConfirmationCard(dialog: dialog, subviews: subviews, close: close)
        }
      }
    }
    .tint(Optional<Color>.none)
  }
}

/// A button of a dialog: it does what it does and closes the dialog.
struct DialogButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogButtonFace(label: configuration.label, role: configuration.role)
      .modifier(
        _ActionModifier(kind: .button) {
          close()
          configuration.trigger()
        }
      )
      .containerValue(\.dialogRole, DialogRole(role: configuration.role))
  }
}

/// The label of a dialog's button across the whole width.
private struct DialogButtonFace<Label: View>: View {
  let label: Label
  let role: ButtonRole?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dialogKind) private var kind

  var body: some View {
    label
      .font(font)
      .foregroundStyle(
        !isEnabled ? Color(.semantic(.tertiary)) : role == .destructive ? Color.red : Color.accentColor
      )
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity)
      .frame(height: kind == .alert ? 44 : 57)
  }

  private var font: Font {
    switch kind {
    case .alert: role == .cancel ? .headline : .body
    case .confirmation: role == .cancel ? .system(size: 20, weight: .semibold) : .system(size: 20)
    }
  }
}

/// That a view of a dialog is a button, and its role.
struct DialogRole: Equatable {
  let role: ButtonRole?
}

extension ContainerValues {
  private enum RoleKey: ContainerValueKey { static var defaultValue: DialogRole? { nil } }

  /// The role of a dialog's button; nil for a view that is no button.
  var dialogRole: DialogRole? {
    get { self[RoleKey.self] }
    set { self[RoleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct KindKey: EnvironmentKey { static var defaultValue: DialogContent.Kind { .alert } }

  var dialogKind: DialogContent.Kind {
    get { self[KindKey.self] }
    set { self[KindKey.self] = newValue }
  }
}
