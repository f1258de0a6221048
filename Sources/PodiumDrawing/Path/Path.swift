import Foundation

/// The outline of a two-dimensional shape, in points.
public struct Path: Sendable, Hashable {
  /// One step of an outline; points are absolute.
  public enum Element: Sendable, Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// Makes a path by running `callback` on an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with equal rounded corners, `cornerRadius` in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with rounded corners of the given width and height, points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// The ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path holds no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next line would start, or nil for an empty path or after a close without a start.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let p), .line(let p), .quadCurve(let p, _), .curve(let p, _, _): return p
    case .closeSubpath:
      for element in elements.reversed() { if case .move(let p) = element { return p } }
      return nil
    case nil: return nil
    }
  }

  /// Makes room for some more steps at once.
  mutating func reserve(_ count: Int) {
    let needed = elements.count + count
    if elements.capacity < needed { elements.reserveCapacity(max(needed, elements.capacity * 2)) }
  }

  /// Calls `body` with each step in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a straight line.
  public mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Adds connected lines through `lines`, as a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds every step of `path`, moved by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  /// The path moved by `transform`.
  public consuming func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
    return self
  }

  /// The path moved by a distance, points.
  public consuming func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    if dx == 0, dy == 0 { return self }
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return self
  }

  /// Moves every point, in place where nobody else holds the path.
  @inline(__always) private mutating func mapPoints(_ move: (CGPoint) -> CGPoint) {
    elements.withUnsafeMutableBufferPointer { elements in
      for index in elements.indices {
        switch elements[index] {
        case .move(let p): elements[index] = .move(to: move(p))
        case .line(let p): elements[index] = .line(to: move(p))
        case .quadCurve(let p, let c): elements[index] = .quadCurve(to: move(p), control: move(c))
        case .curve(let p, let c1, let c2):
          elements[index] = .curve(to: move(p), control1: move(c1), control2: move(c2))
        case .closeSubpath: break
        }
      }
    }
  }
}
