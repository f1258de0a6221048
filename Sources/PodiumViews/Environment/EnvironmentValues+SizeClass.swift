/// How much room there is along an axis, roughly.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room: an iPhone held upright, or the height of one on its side.
  case compact
  /// Much room, as on an iPad.
  case regular
}

extension EnvironmentValues {
  private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }
  private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  /// How wide the window is; nil in a picture without one.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the window is; nil in a picture without one.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Sets the size classes of a window of `size` points, where none are set.
  ///
  /// A window is wide from 600 points on, as in a split view, and high from 480, above any iPhone on its side. Ours.
  package mutating func setSizeClasses(for size: CGSize) {
    if horizontalSizeClass == nil { horizontalSizeClass = size.width < 600 ? .compact : .regular }
    if verticalSizeClass == nil { verticalSizeClass = size.height < 480 ? .compact : .regular }
  }
}
