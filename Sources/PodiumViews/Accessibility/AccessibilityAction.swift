/// What a view can be asked to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable { case normal, escape, magicTap, delete, named(String) }

  let kind: Kind
  /// What a touch does.
  public static let `default` = AccessibilityActionKind(kind: .normal)
  /// Closes something.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important thing.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// Deletes something.
  public static let delete = AccessibilityActionKind(kind: .delete)

  /// An action with a name.
  public init(named name: Text) { kind = .named(name.resolveString(in: EnvironmentValues())) }

  private init(kind: Kind) { self.kind = kind }

  /// What the action is called.
  package var name: String {
    switch kind {
    case .normal: "default"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .delete: "delete"
    case .named(let name): name
    }
  }
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A view that can be asked to do something by name.
package final class AccessibilityActionNode: WrapperNode {
  package var name = ""
  package var isEnabled = true
  package var action: @MainActor () -> Void = {}
}

/// Lets a view be asked to do something.
public struct _AccessibilityActionModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let kind: AccessibilityActionKind?
  let label: Text?
  let action: () -> Void

  package func makeWrapper() -> AccessibilityActionNode { AccessibilityActionNode() }

  package func update(_ wrapper: AccessibilityActionNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.name = label?.resolveString(in: node.environment) ?? kind?.name ?? ""
    wrapper.action = { [action] in action() }
    wrapper.isEnabled = node.environment.isEnabled
    return false
  }
}

extension View {
  /// Lets the view be asked to do something.
  public consuming func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(_AccessibilityActionModifier(kind: actionKind, label: nil, action: handler))
  }

  /// Lets the view be asked by name to do something.
  public consuming func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(_AccessibilityActionModifier(kind: nil, label: name, action: handler))
  }

  /// Lets the view be asked by name to do something.
  public consuming func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets the view be asked by name to do something.
  @_disfavoredOverload public consuming func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets the view be asked to do what its label says.
  public consuming func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    closedContent { Button(action: action, label: label) }
  }

  /// Lets the view be asked to do what buttons do; a host touches them as those of a closed menu.
  public consuming func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    closedContent(content)
  }

  /// Lets the view's value be changed step by step, by `increment` and `decrement` of a host.
  public consuming func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(
      ValueControlModifier(
        input: .steps, increment: { handler(.increment) }, decrement: { handler(.decrement) }))
  }
}
