/// How a symbol moves; a picture shows it at rest.
public protocol SymbolEffect {}

/// An effect that is over after a while.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Equatable, Sendable {
    fileprivate var count: Int?
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With a pause between.
    public static let periodic = RepeatBehavior()

    /// With a pause between, some times over; seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  private var pace = 1.0
  private var count: Int?

  /// The system's own.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  /// Again and again.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(pace: pace) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(pace: pace, count: 1) }

  /// At a multiple of the usual pace.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(pace: speed) }
  /// At a multiple of the usual pace.
  public func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(pace: speed, count: count) }
  /// Repeated in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(count: behavior.count)
  }
  /// Repeated in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(pace: pace, count: behavior.count)
  }
}

extension View {
  /// Moves symbols in the view while the effect is active; one that disappears is gone.
  public consuming func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let isGone = effect is DisappearSymbolEffect ? isActive : effect is AppearSymbolEffect && !isActive
    return opacity(isGone ? 0 : 1)
  }

  /// Moves symbols in the view when a value changes; a picture shows them at rest.
  public consuming func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Accepted: nothing moves in a picture.
  public consuming func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
