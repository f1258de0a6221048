/// How far a view has come in or gone.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it comes.
  case willAppear
  /// While it is there, as in every picture.
  case identity
  /// After it went.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, 1 after it went.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// What the system should know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the view moves.
  public var hasMotion: Bool

  /// Makes the properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes; a picture shows it while it is there.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that ``body(content:phase:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The view that comes and goes, as the transition is given it.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What the system should know of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// This transition and another at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// Makes the transition of a view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}

/// Two transitions at the same time.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}
