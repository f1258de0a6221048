/// The coordinates in which a frame is told.
public enum CoordinateSpace: Hashable {
  /// Those of the whole picture.
  case global
  /// The view's own.
  case local
  /// Those of a view around with a name.
  case named(AnyHashable)
}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view around with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the whole picture.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinates.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of a view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

/// Gives the coordinates of its content a name.
package final class CoordinateSpaceNode: WrapperNode {
  var name: AnyHashable?
}

/// Names the coordinates of a view.
public struct _CoordinateSpaceModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let name: AnyHashable?

  package func makeWrapper() -> CoordinateSpaceNode { CoordinateSpaceNode() }

  package func update(_ wrapper: CoordinateSpaceNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.name = name
    return false
  }
}

extension View {
  /// Names the view's coordinates for views inside it.
  public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    var key: AnyHashable?
    if case .named(let found) = name.coordinateSpace { key = found }
    return modifier(_CoordinateSpaceModifier(name: key))
  }

  /// Names the view's coordinates for views inside it.
  public consuming func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

extension LayoutNode {
  /// The node's frame in a coordinate space, points.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: frame.size)
    case .named(let name):
      var current: LayoutNode? = self
      while let node = current {
        if let named = node as? CoordinateSpaceNode, named.name == name {
          return frame.offsetBy(dx: -named.frame.minX, dy: -named.frame.minY)
        }
        current = node.parent
      }
      // An unknown name means the whole picture, as in SwiftUI.
      return frame
    }
  }
}
