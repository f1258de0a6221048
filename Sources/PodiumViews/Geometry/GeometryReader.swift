/// What a view may know of the space it was given.
public struct GeometryProxy {
  /// Weak: what is inside the view may keep the proxy, in an action for instance.
  private(set) weak var node: LayoutNode?
  /// A view with a proxy of another place is another view.
  private let place: CGRect

  init(node: LayoutNode) { (self.node, place) = (node, node.frame) }

  private var ownFrame: CGRect { node?.frame ?? place }

  /// Points.
  public var size: CGSize { ownFrame.size }

  /// The parts of the space that the surroundings cover, points.
  public var safeAreaInsets: EdgeInsets {
    guard let node else { return EdgeInsets() }
    let (inner, outer) = (node.frame, node.safeAreaFrame)
    let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    let isRightToLeft = (node as? GeometryNode)?.direction == .rightToLeft
    return EdgeInsets(
      top: inner.minY - outer.minY, leading: isRightToLeft ? right : left, bottom: outer.maxY - inner.maxY,
      trailing: isRightToLeft ? left : right)
  }

  /// The frame in a coordinate space, points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    node?.frame(in: coordinateSpace) ?? (coordinateSpace == .local ? CGRect(origin: .zero, size: place.size) : place)
  }

  /// The frame in a coordinate space, points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of a coordinate space in the view's own coordinates, or nil where the name is unknown.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    var current: LayoutNode? = node
    while let candidate = current {
      if let named = candidate as? CoordinateSpaceNode, let name = named.name,
        coordinateSpace.coordinateSpace == .named(name)
      {
        return named.frame.offsetBy(dx: -ownFrame.minX, dy: -ownFrame.minY)
      }
      current = candidate.parent
    }
    return nil
  }

  /// What an anchor marks, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.read(ownFrame) }
}

/// A view whose content is made from the space it is given.
///
/// It takes all the space it is offered, 10 by 10 points where nothing is, and puts its content at the top left.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  /// Makes the content from the space that is given.
  public var content: (GeometryProxy) -> Content

  /// Makes the view.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func reconcile(_ node: ViewNode) {
    // The content waits for the space; one already placed is made again where it stands.
    guard let leaf = node.attachment as? GeometryNode else { return }
    leaf.isCurrent = false
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let leaf = node.attachment as? GeometryNode ?? GeometryNode()
    node.attachment = leaf
    leaf.direction = node.environment.layoutDirection
    leaf.build = { [weak node, content] leaf in
      guard let node else { return [] }
      return assumingMainActor {
        let environment = node.derivedEnvironment { $0.stackOrientation = nil }
        node.reconcile(
          slot: 0, node.tracking { content(GeometryProxy(node: leaf)) }, environment: environment)
        return node.children[0].items
      }
    }
    // A view inside may come or go by itself, without the content being made again.
    if let child = node.children.first { leaf.setItems(child.items) }
    return [leaf]
  }
}

/// Builds its content when it is placed, and again when the space has changed.
package final class GeometryNode: ContainerNode {
  var build: (GeometryNode) -> LayoutNodes = { _ in [] }
  var isCurrent = false
  var direction = LayoutDirection.leftToRight
  private var builtFor: CGRect?

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    if !isCurrent || builtFor != frame {
      (isCurrent, builtFor) = (true, frame)
      setItemsDuringLayout(build(self))
    }
    let offered = ProposedViewSize(frame.size)
    for item in items {
      let size = item.size(offered)
      let x = direction == .leftToRight ? frame.minX : frame.maxX - size.width
      item.place(at: CGPoint(x: x, y: frame.minY), proposal: offered)
    }
  }
}
