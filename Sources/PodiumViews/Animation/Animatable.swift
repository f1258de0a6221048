/// Something that says which of its values an animation moves; a picture shows the end of every change.
public protocol Animatable {
  /// The type of ``animatableData``.
  associatedtype AnimatableData: VectorArithmetic

  /// The values that an animation moves.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
