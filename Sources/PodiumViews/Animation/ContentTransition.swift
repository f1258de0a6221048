/// How a view's content changes; a picture shows the end.
public struct ContentTransition: Equatable, Sendable {
  private enum Kind: Equatable { case identity, opacity, interpolate, number, symbol }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Step by step.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// By a symbol's own effect.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }

  /// Figure by figure.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(kind: .number) }

  /// Figure by figure, in the direction in which the value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .number) }

  /// By a symbol's effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol)
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
  private struct AddsKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content with changing parts is drawn in a layer of its own.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsKey.self] }
    set { self[AddsKey.self] = newValue }
  }
}

extension View {
  /// Sets how the content of this view changes; a picture shows the end.
  public consuming func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
