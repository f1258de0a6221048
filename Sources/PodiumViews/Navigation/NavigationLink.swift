/// A view that pushes a screen when touched; as a row of a list it ends in a chevron.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case value(AnyHashable?)
    case destination(() -> Destination)
  }

  let target: Target
  let label: Label
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList
  @Environment(\.listSelection) private var listSelection
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isListEditing) private var isEditing
  @State private var pushed = PushedView()

  init(target: Target, label: Label) { (self.target, self.label) = (target, label) }

  public var body: some View {
    if case .destination(let make) = target {
      let _ = pushed.update { AnyView(make()) }
    }
    if isInList {
      HStack(spacing: 8) {
        HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
        HStack(spacing: 0) {
          RowBadgeRoom()
          if !isEditing {
            Image(systemName: direction == .leftToRight ? "chevron.right" : "chevron.left")
              .font(.system(size: 14, weight: .semibold))
              .foregroundStyle(Color(.semantic(.tertiary)))
              .accessibilityHidden(true)
          }
        }
      }
      .opacity(canFollow || isEditing ? 1 : 0.5)
      .modifier(_ActionModifier(kind: .button) { follow() })
      .disabled(!canFollow)
      .containerValue(\.linkValue, value)
    } else {
      Button(action: follow) { label }.disabled(!canFollow)
    }
  }

  private var value: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }

  /// The selection of the list around, where the link's value can be selected there.
  private var selection: ListSelection? {
    guard isInList, let value, let selection = listSelection?.selection else { return nil }
    return selection.accepts(value) ? selection : nil
  }

  private var canFollow: Bool {
    guard navigation != nil || selection != nil, !isEditing else { return false }
    if case .value(nil) = target { return false }
    return true
  }

  private func follow() {
    switch target {
    case .value(let value):
      guard let value else { return }
      selection?.toggle(value)
      // What is selected shows by itself; a destination for it is pushed all the same.
      if selection == nil || navigation?.hasDestination(for: value) == true {
        navigation?.push(NavigationEntry(kind: .value(value)))
      }
    case .destination: navigation?.push(NavigationEntry(kind: .view(pushed)))
    }
  }
}

extension NavigationLink {
  /// Makes a link to a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .destination(destination), label: label())
  }

  /// Makes a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .destination { destination }, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link to a view, labelled by a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(target: .destination(destination), label: Text(titleKey))
  }

  /// Makes a link to a view, labelled by a text.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(target: .destination(destination), label: Text(title))
  }

  /// Makes a link to a view, labelled by a text.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .destination { destination }, label: Text(titleKey))
  }

  /// Makes a link to a view, labelled by a text.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .destination { destination }, label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that pushes a value, labelled by a text; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// Makes a link that pushes a value, labelled by a text; nil disables it.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}
