/// Comes and goes at once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Becomes visible and invisible.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
  /// The factor of what is not there.
  public var scale: Double
  /// What stays in place.
  public var anchor: UnitPoint

  /// Makes the transition.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Moves in and out over an edge.
public struct MoveTransition: Transition {
  /// Where the view comes from and goes to.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves in over one edge and out over the other, faint at both ends.
public struct PushTransition: Transition {
  /// Where the view comes from.
  public var edge: Edge

  /// Makes the transition.
  public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves in from the leading edge and out over the trailing one.
public struct SlideTransition: Transition {
  /// Makes the transition.
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves by an offset.
public struct OffsetTransition: Transition {
  /// Points.
  public var offset: CGSize

  /// Makes the transition; points.
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Becomes blurred while another view takes its place.
public struct BlurReplaceTransition: Transition {
  /// How a view comes and goes.
  public struct Configuration: Equatable, Sendable {
    private let isUpward: Bool
    /// Smaller at both ends.
    public static let downUp = Configuration(isUpward: false)
    /// Smaller before and larger after.
    public static let upUp = Configuration(isUpward: true)
  }

  /// How the view comes and goes.
  public var configuration: Configuration

  /// Makes the transition.
  public init(configuration: Configuration) { self.configuration = configuration }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes in one way and goes in another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Makes the transition.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Becomes visible and invisible.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Grows from almost nothing and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Grows and shrinks from a factor about a point.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == MoveTransition {
  /// Moves in and out over an edge.
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Moves in over an edge and out over the other.
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// Moves in from the leading edge and out over the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == OffsetTransition {
  /// Moves by an offset, points.
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// Moves by an offset, points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
  /// Becomes blurred while another view takes its place, smaller at both ends.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Becomes blurred while another view takes its place.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: configuration)
  }
}
