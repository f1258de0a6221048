/// When scroll indicators are shown; pictures never show any.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Shown where the system lets them be.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden unless the system wants them shown.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Hidden always.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How a scroll view gives way at its ends; pictures stand still.
public struct ScrollBounceBehavior: Sendable, Hashable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always, also where all of the content is seen.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Only where the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension EnvironmentValues {
  private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private struct ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
  private struct HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }
  private struct VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
  }

  /// Whether scroll views can be scrolled by hand.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// When horizontal scroll indicators are shown.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// When vertical scroll indicators are shown.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Sets when scroll indicators are shown along some axes.
  public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Keeps scroll views inside from being scrolled by hand.
  public consuming func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets scroll views inside draw beyond their frames.
  public consuming func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets where the content of scroll views inside starts out.
  public consuming func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }

  /// Sets how scroll views inside give way at their ends.
  public consuming func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}
