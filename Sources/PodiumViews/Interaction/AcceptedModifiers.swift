/// How a view answers a pointer.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }

  private let kind: Kind
  /// As the system likes; draws nothing.
  public static let automatic = HoverEffect(kind: .automatic)
  /// The view becomes brighter; draws nothing.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view rises and grows; draws nothing.
  public static let lift = HoverEffect(kind: .lift)
}

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = ButtonRepeatBehavior(kind: .automatic)
  /// The button acts as long as it is held; a host's touch acts once.
  public static let enabled = ButtonRepeatBehavior(kind: .enabled)
  /// The button acts once.
  public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind { case automatic, enabled, disabled }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  /// The menu closes; pictures show it closed always.
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  /// The menu stays open; pictures show it closed always.
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

/// The language whose rules text is set by.
public struct TypesettingLanguage: Equatable, Sendable {
  /// The one that the text seems to be in.
  public static let automatic = TypesettingLanguage()

  /// A language that is given.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

extension View {
  /// Accepted: a picture shows no pointer.
  public consuming func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Accepted: nothing is drawn around the view that has the focus.
  public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted: the focus moves where a program or host says.
  public consuming func focusSection() -> some View { self }

  /// Accepted: the focus moves where a program or host says.
  public consuming func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Accepted: the focus moves where a program or host says.
  public consuming func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
  {
    self
  }

  /// Accepted: a touch acts once.
  public consuming func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Accepted: menus are drawn closed.
  public consuming func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Accepted: a host has no gestures of the system’s.
  public consuming func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Accepted: every change is shown at its end.
  public consuming func geometryGroup() -> some View { self }

  /// Accepted: indicators are not drawn.
  public consuming func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Accepted: indicators are not drawn.
  public consuming func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Accepted: text is set by the rules of the environment’s locale.
  public consuming func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Accepted: text is set by the rules of the environment’s locale.
  public consuming func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Accepted: nothing is spoken.
  public consuming func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Accepted: nothing is spoken.
  public consuming func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Accepted: nothing is spoken.
  public consuming func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Accepted: nothing is spoken.
  public consuming func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

}
