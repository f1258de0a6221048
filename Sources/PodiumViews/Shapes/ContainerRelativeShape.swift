/// The shape of the container around, such as a widget, drawn smaller by the view's distance from its edges.
///
/// A rectangle where no container has a shape.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  private var amount: CGFloat = 0

  /// Makes the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The outline for a view at `frame`; both rectangles in root coordinates.
  fileprivate func path(at frame: CGRect, in container: ContainerShape?) -> Path {
    guard let container, let bounds = container.bounds else { return path(in: frame) }
    let distances = [
      frame.minX - bounds.minX, frame.minY - bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY,
    ]
    // A view across an edge has the container's own corners.
    let distance = max(0, distances.min() ?? 0)
    func inset<S: InsettableShape>(_ shape: S) -> Path {
      shape.inset(by: distance + amount).path(in: frame.insetBy(dx: -distance, dy: -distance))
    }
    return inset(container.shape)
  }
}

/// The shape of a container and where it stands.
package final class ContainerShape: Equatable {
  fileprivate let shape: any InsettableShape
  fileprivate weak var node: LayoutNode?
  private let fixed: CGRect?

  /// A container with a place of its own, such as a widget; `bounds` in root coordinates.
  package init(_ shape: any InsettableShape, bounds: CGRect? = nil) { (self.shape, fixed) = (shape, bounds) }

  fileprivate var bounds: CGRect? { node?.frame ?? fixed }

  package static func == (lhs: ContainerShape, rhs: ContainerShape) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

  /// The nearest container that has a shape.
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension Shape {
  /// The outline for a view at `frame`, in root coordinates.
  func path(at frame: CGRect, in environment: EnvironmentValues) -> Path {
    if let relative = self as? ContainerRelativeShape {
      return relative.path(at: frame, in: environment.containerShape)
    }
    let path = path(in: CGRect(origin: .zero, size: frame.size))
    guard case .mirrors(in: environment.layoutDirection) = layoutDirectionBehavior else {
      return path.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
  }
}

/// A view that is a container with a shape for the views inside.
public struct _ContainerShapeView<Content: View, S: InsettableShape>: View, PrimitiveView {
  let shape: S
  let content: Content

  package func reconcile(_ node: ViewNode) {
    let container: ContainerShape
    if let known = node.noted as? ContainerShape, let old = known.shape as? S, hasEqualBits(old, shape) {
      container = known
    } else {
      container = ContainerShape(shape)
      container.node = (node.noted as? ContainerShape)?.node
      node.noted = container
    }
    node.reconcile(
      slot: 0, content, environment: node.derivedEnvironment { $0.containerShape = container })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let items = node.childItems
    // Of several views the first stands for the container.
    (node.noted as? ContainerShape)?.node = items.first
    return items
  }
}

extension View {
  /// Makes the view a container of a shape for `ContainerRelativeShape`s inside.
  public consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    _ContainerShapeView(shape: shape, content: self)
  }
}
