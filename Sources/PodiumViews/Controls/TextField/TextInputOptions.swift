extension EnvironmentValues {
  private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether what is typed is left as it is.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }
}

/// What the return key of a keyboard is called.
public struct SubmitLabel: Hashable, Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }

  private let kind: Kind

  public static let done = SubmitLabel(kind: .done)
  public static let go = SubmitLabel(kind: .go)
  public static let send = SubmitLabel(kind: .send)
  public static let join = SubmitLabel(kind: .join)
  public static let route = SubmitLabel(kind: .route)
  public static let search = SubmitLabel(kind: .search)
  public static let `return` = SubmitLabel(kind: .return)
  public static let next = SubmitLabel(kind: .next)
  public static let `continue` = SubmitLabel(kind: .continue)
}

extension View {
  /// Leaves what is typed as it is; a host types letter by letter and corrects nothing anyway.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Names the keyboard's return key; pictures show no keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
