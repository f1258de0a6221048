/// How much space there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
  private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

  /// How much space there is from side to side; little unless set, as on a telephone.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// How much space there is from top to bottom; much unless set, as on a telephone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}
