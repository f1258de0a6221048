/// A piece of a picture, described by the views it is made of.
@MainActor @preconcurrency public protocol View {
  /// The type of view that ``body`` answers; the compiler infers it.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view the engine draws itself instead of asking for its body.
///
/// `reconcile` brings the children up to date from above; `items` then collects what the view adds to its
/// container. They are apart because a child that changed alone only needs the second.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// The calls on a value of this type where it lies.
  static var calls: PrimitiveCalls { get }

  /// Whether the children's identities are ids of data.
  static var hasKeyedChildren: Bool { get }

  /// For a modified view that needs no node beside that of its content.
  static var modifierPlace: ModifierPlace? { get }

  /// Updates the children of `node` to match this value.
  func reconcile(_ node: ViewNode)

  /// What the view contributes to the container it stands in, in order.
  func items(_ node: ViewNode) -> LayoutNodes
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }

  package func reconcile(_ node: ViewNode) {}

  package func items(_ node: ViewNode) -> LayoutNodes { node.childItems }
}
