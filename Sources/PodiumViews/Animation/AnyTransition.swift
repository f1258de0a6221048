/// How a view comes and goes, its type hidden; a picture shows the view while it is there.
public struct AnyTransition {
  /// What the view looks like while it is there; nil where nothing is done to it.
  let identity: ((AnyView) -> AnyView)?

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    identity = { AnyView(ModifiedContent(content: $0, modifier: TransitionModifier(transition: transition))) }
  }

  private init(identity: ((AnyView) -> AnyView)?) { self.identity = identity }

  private static var plain: AnyTransition { AnyTransition(identity: nil) }

  /// Comes and goes at once.
  public static var identity: AnyTransition { plain }
  /// Becomes visible and invisible.
  public static var opacity: AnyTransition { plain }
  /// Grows and shrinks.
  public static var scale: AnyTransition { plain }
  /// Moves in from the leading edge and out over the trailing one.
  public static var slide: AnyTransition { plain }

  /// Grows and shrinks from a factor about a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { plain }

  /// Moves in and out over an edge.
  public static func move(edge: Edge) -> AnyTransition { plain }

  /// Moves in over an edge and out over the other.
  public static func push(from edge: Edge) -> AnyTransition { plain }

  /// Moves by an offset, points.
  public static func offset(_ offset: CGSize) -> AnyTransition { plain }

  /// Moves by an offset, points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { plain }

  /// Goes from one modifier to another, which a picture shows.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(identity: { AnyView(ModifiedContent(content: $0, modifier: identity)) })
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }

  /// This transition and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    switch (identity, other.identity) {
    case (nil, let only), (let only, nil): AnyTransition(identity: only)
    case (let inner?, let outer?): AnyTransition(identity: { outer(inner($0)) })
    }
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Shows a view as its transition shows it while it is there.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
  let transition: T

  @MainActor func body(content: Content) -> some View {
    TransitionView(content: content, transition: transition)
  }
}

/// A view as its transition shows it while it is there.
struct TransitionView<Content: View, T: Transition>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "transition" }
  nonisolated static var nestedType: Any.Type { T.self }

  let content: Content
  var transition: T

  var body: some View { transition.body(content: PlaceholderContentView(content), phase: .identity) }
}

extension View {
  /// Sets how the view comes and goes; a picture shows it while it is there.
  @ViewBuilder public consuming func transition(_ t: AnyTransition) -> some View {
    if let identity = t.identity { identity(AnyView(self)) } else { self }
  }

  /// Sets how the view comes and goes; a picture shows it while it is there.
  public consuming func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
