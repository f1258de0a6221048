/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture under a finger that drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is shown under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What accessibility shows as the view's outline.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
  /// Accepted: a host touches views by name, not by place.
  public consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepted: a host touches views by name, not by place.
  public consuming func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
  {
    self
  }
}
