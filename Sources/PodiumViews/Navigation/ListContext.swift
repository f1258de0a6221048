extension EnvironmentValues {
  private struct ScreenGroundKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private struct ScreenInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

  /// What screens stand on where a container around them decides; nil for the system's background.
  var screenGround: Color? {
    get { self[ScreenGroundKey.self] }
    set { self[ScreenGroundKey.self] = newValue }
  }

  /// The parts of the window that the device covers, points: status bar and home indicator. Ours.
  ///
  /// The window keeps its content out of them; bars at the edge draw their ground into them.
  public var screenInsets: EdgeInsets {
    get { self[ScreenInsetsKey.self] }
    set { self[ScreenInsetsKey.self] = newValue }
  }
}
