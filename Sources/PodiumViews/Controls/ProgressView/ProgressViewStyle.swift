/// The look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of one progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  /// What the progress is of.
  public struct Label: View, StylePart { package let content: AnyView }
  /// The value in words or digits.
  public struct CurrentValueLabel: View, StylePart { package let content: AnyView }

  /// 0…1, or nil where the end is not known.
  public let fractionCompleted: Double?
  /// What the progress is of, where it is said.
  public var label: Label?
  /// The value in words or digits, where there are any.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct ProgressStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> { .init() }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views inside the view.
  public consuming func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyles) { $0 = $0.adding(style) }
  }
}

/// A bar where the end is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration)
    } else {
      LinearProgress(configuration: configuration)
    }
  }
}

/// A bar; without a known end, an empty one.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration)
  }
}

/// A ring; without a known end, a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the end is known, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar; without a known end, an empty one.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring; without a known end, a spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
