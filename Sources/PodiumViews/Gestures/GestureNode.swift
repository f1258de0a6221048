/// What gestures a modifier lets through.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none = GestureMask([])
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// What a gesture would do for a touch, step by step.
package struct GestureRun {
  package let steps: [@MainActor () -> Void]
  package let isRecognized: Bool
}

/// A view with a gesture.
package final class GestureNode: ActionNode {
  /// Which of several gestures around each other is asked first.
  package enum Rank { case normal, high, simultaneous }

  package var rank = Rank.normal
  package var mask = GestureMask.all
  var follow: @MainActor (Touch) -> GestureRun? = { _ in nil }

  override package var takesTaps: Bool {
    assumingMainActor(with: self) { $0.run(for: $0.tap)?.isRecognized ?? false }
  }

  /// A tap in the middle.
  var tap: Touch { Touch(at: CGPoint(x: frame.midX, y: frame.midY)) }

  /// What the gesture would do for a touch; nil where it is not meant by it.
  @MainActor package func run(for touch: Touch) -> GestureRun? {
    guard isEnabled, mask.contains(.gesture) else { return nil }
    var touch = touch
    touch.target = self
    return follow(touch)
  }

  override package var dumpName: String { "Gesture" }
}

/// Adds a gesture to a view.
public struct _GestureModifier<G: Gesture>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let gesture: G
  let rank: GestureNode.Rank
  let mask: GestureMask

  package func makeWrapper() -> GestureNode { GestureNode() }

  package func update(_ wrapper: GestureNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.rank, wrapper.mask, wrapper.isEnabled) = (rank, mask, node.environment.isEnabled)
    wrapper.allowsHitTesting = node.environment.allowsHitTesting
    wrapper.follow = { [gesture] touch in
      gesture.followed(touch).map { course in
        let steps: [@MainActor () -> Void] = course.steps.map { step in { for action in step.actions { action() } } }
        return GestureRun(
          steps: steps + course.cleanUp, isRecognized: course.isRecognized)
      }
    }
    wrapper.action = { [weak wrapper] in
      guard let wrapper else { return }
      for step in wrapper.run(for: wrapper.tap)?.steps ?? [] { step() }
    }
    return false
  }
}

extension EnvironmentValues {
  private struct HitTestingKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether views can be touched.
  var allowsHitTesting: Bool {
    get { self[HitTestingKey.self] }
    set { self[HitTestingKey.self] = newValue }
  }
}
