/// How much turning moves a value by one.
public enum DigitalCrownRotationalSensitivity: Sendable, Hashable {
  case low, medium, high

  /// What one full turn adds; Apple publishes no number, 4, 8 and 16 are ours.
  package var unitsPerRotation: Double {
    switch self {
    case .low: 4
    case .medium: 8
    case .high: 16
    }
  }
}

/// One report of the Digital Crown while it turns.
public struct DigitalCrownEvent: Sendable, Hashable {
  /// The value's place when the event was sent, before it settles on a stride.
  public var offset: Double
  /// How fast the offset was changing, units a second.
  public var velocity: Double
}

/// A view that the Digital Crown turns a value of.
package final class CrownNode: WrapperNode {
  package var crown: CrownBinding?
}

/// A value that the crown turns, with its range and steps.
@MainActor package struct CrownBinding {
  package var value: () -> Double
  package var setValue: (Double) -> Void
  package var range: ClosedRange<Double>?
  package var stride: Double?
  package var sensitivity = DigitalCrownRotationalSensitivity.high
  package var isContinuous = false
  package var onChange: (DigitalCrownEvent) -> Void = { _ in }
  package var onIdle: () -> Void = {}

  /// One detent: the stride, or a whole unit where the value moves freely. Ours.
  package var detent: Double { stride ?? 1 }

  /// `position` kept within the range: stopped at the ends, or wrapped where continuous.
  package func bounded(_ position: Double) -> Double {
    guard let range else { return position }
    let length = range.upperBound - range.lowerBound
    guard isContinuous, length > 0 else { return min(max(position, range.lowerBound), range.upperBound) }
    let wrapped = (position - range.lowerBound).truncatingRemainder(dividingBy: length)
    return range.lowerBound + (wrapped < 0 ? wrapped + length : wrapped)
  }

  /// The nearest multiple of the stride from the range's start; ties go to the even step.
  package func settled(_ position: Double) -> Double {
    guard let stride, stride > 0 else { return position }
    let base = range?.lowerBound ?? 0
    let step = ((position - base) / stride).rounded(.toNearestOrEven)
    return min(max(base + step * stride, range?.lowerBound ?? -.infinity), range?.upperBound ?? .infinity)
  }
}

/// Connects a value to the crown.
public struct _DigitalCrownModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let crown: CrownBinding

  package func makeWrapper() -> CrownNode { CrownNode() }

  package func update(_ wrapper: CrownNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.crown = crown
    return false
  }
}
