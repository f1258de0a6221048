/// How large a control is.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls leave out their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls inside the view.
  public consuming func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Keeps controls inside the view from showing their labels, which are still said aloud.
  public consuming func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Keeps controls inside the view from being used; one disabled around stays disabled.
  public consuming func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
