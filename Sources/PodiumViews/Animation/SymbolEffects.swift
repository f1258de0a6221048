/// Bounces once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable, Sendable {
  /// Upward.
  public var up: BounceSymbolEffect { self }
  /// Downward.
  public var down: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Bounces once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Lights its layers one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { self }
  /// Layers stay lit.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back and forth.
  public var reversing: VariableColorSymbolEffect { self }
  /// In one direction.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Other layers are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights its layers one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Larger.
  public var up: ScaleSymbolEffect { self }
  /// Smaller.
  public var down: ScaleSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Comes into view.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// Upward.
  public var up: AppearSymbolEffect { self }
  /// Downward.
  public var down: AppearSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes into view.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Goes out of view.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// Upward.
  public var up: DisappearSymbolEffect { self }
  /// Downward.
  public var down: DisappearSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes out of view.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Takes the place of another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// Down and up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up and up.
  public var upUp: ReplaceSymbolEffect { self }
  /// Off and up.
  public var offUp: ReplaceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Takes the place of another symbol.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Clockwise.
  public var clockwise: WiggleSymbolEffect { self }
  /// Counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// To the left.
  public var left: WiggleSymbolEffect { self }
  /// To the right.
  public var right: WiggleSymbolEffect { self }
  /// Upward.
  public var up: WiggleSymbolEffect { self }
  /// Downward.
  public var down: WiggleSymbolEffect { self }
  /// In reading direction.
  public var forward: WiggleSymbolEffect { self }
  /// Against the reading direction.
  public var backward: WiggleSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Moves to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// Clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Grows and shrinks gently.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// By size alone.
  public var plain: BreatheSymbolEffect { self }
  /// By size and strength.
  public var pulse: BreatheSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks gently.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
