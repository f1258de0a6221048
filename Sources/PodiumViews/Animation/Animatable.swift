/// Something with data that may change step by step; a picture shows the end.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic

  /// The data that may change step by step.
  @MainActor @preconcurrency var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}
extension Float: Animatable {
  public typealias AnimatableData = Float
}
extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}
extension AnimatablePair: Animatable {
  public typealias AnimatableData = AnimatablePair
}

extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { self = .radians(newValue) }
  }
}

/// A modifier with data that may change step by step.
public protocol AnimatableModifier: Animatable, ViewModifier {}
