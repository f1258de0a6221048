/// What is known about a change while views are brought up to date with it.
///
/// Nothing moves in a picture: a change shows its end at once, whatever the animation.
public struct Transaction {
  var values = KeyedValues()

  /// The animation that was asked for.
  public var animation: Animation?

  /// Whether views are asked not to animate.
  public var disablesAnimations = false

  /// Whether the change is one of a series, such as a drag.
  public var isContinuous = false

  /// Whether velocity is measured over the changes.
  public var tracksVelocity = false

  /// What runs when the animation has ended.
  private(set) var completions: [() -> Void] = []

  /// Makes a transaction without an animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key, default: key.defaultValue] }
    set { values[key, default: key.defaultValue] = newValue }
  }
}

extension Transaction {
  /// Runs `completion` when the animation of the change has ended: here, as soon as the change is made.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  /// The transaction without its completions: they run once.
  func withoutCompletions() -> Transaction {
    var result = self
    result.completions = []
    return result
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}

/// A key of the values that accompany a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Self.Value { get }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind { case logicallyComplete, removed }
  private let kind: Kind

  /// When its value has come to rest as far as one can tell.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When nothing of it is left.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
