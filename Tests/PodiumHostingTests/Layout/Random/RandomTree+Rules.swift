import Foundation
import PodiumViews

/// Where each view of a tree may stand, given where its neighbours stand.
extension RandomTree {
  /// What breaks a rule of its container, in words; empty where all is well.
  func violations(_ path: String = "v", _ frame: (String) -> CGRect?) -> [String] {
    if case .priority(_, let tree) = self { return tree.violations(path, frame) }
    let own = children.enumerated().flatMap { $1.violations("\(path).\($0)", frame) }
    guard let outer = frame(path) else { return own }
    let inner = children.indices.map { frame("\(path).\($0)") }
    return own + broken(outer, inner).map { "\(path): \($0)" }
  }

  /// Where each view called "view" is in the tree, in tree order: "v" is the root, "v.1" its second child.
  func paths(_ path: String = "v") -> [String] {
    switch self {
    case .spacer: return []
    case .priority(_, let tree): return tree.paths(path)
    default: return [path] + children.enumerated().flatMap { $1.paths("\(path).\($0)") }
    }
  }

  private var children: [RandomTree] {
    switch self {
    case .horizontal(_, _, let trees), .vertical(_, _, let trees), .depth(_, let trees): trees
    case .padded(_, let tree), .framed(_, _, _, let tree), .limited(_, _, _, let tree), .fixed(_, _, let tree),
      .ratio(_, _, let tree), .priority(_, let tree), .offset(_, _, let tree):
      [tree]
    case .overlaid(_, let tree, let over): [tree, over]
    case .color, .box, .text, .spacer, .divider, .circle: []
    }
  }

  private func broken(_ outer: CGRect, _ inner: [CGRect?]) -> [String] {
    let frames = inner.compactMap { $0 }
    switch self {
    case .horizontal: return Self.row(outer, frames, { ($0.minX, $0.maxX) })
    case .vertical: return Self.row(outer, frames, { ($0.minY, $0.maxY) })
    case .depth: return frames.filter { !Self.holds(outer, $0) }.map { "\($0) is not in \(outer)" }
    case .padded(let insets, _):
      return frames.compactMap { frame in
        let expected = CGPoint(x: outer.minX + insets.leading, y: outer.minY + insets.top)
        return Self.isSame(frame.origin, expected) ? nil : "\(frame) is not padded in \(outer)"
      }
    case .framed(let width, let height, let alignment, _):
      return Self.lengths(outer, width...width, height...height) + Self.aligned(outer, frames, alignment)
    case .limited(let least, let most, let alignment, _):
      // A least length above the largest one wins.
      let most = most.map { max($0, least ?? 0) }
      return Self.lengths(outer, least...most, least...most) + Self.aligned(outer, frames, alignment)
    case .fixed, .offset: return frames.filter { !Self.isSame($0.size, outer.size) }.map { "\($0) in \(outer)" }
    case .ratio: return Self.aligned(outer, frames, 4)
    case .overlaid(let alignment, _, _):
      let base = inner.first.flatMap { $0 }
      return (base.map { Self.isSame($0.size, outer.size) ? [] : ["\($0) under \(outer)"] } ?? [])
        + Self.aligned(outer, inner.dropFirst().compactMap { $0 }, alignment)
    case .color, .box, .text, .spacer, .divider, .circle, .priority: return []
    }
  }

  /// Views in a row come one after another, and none leaves it.
  private static func row(
    _ outer: CGRect, _ frames: [CGRect], _ range: (CGRect) -> (CGFloat, CGFloat)
  ) -> [String] {
    zip(frames, frames.dropFirst()).filter { range($1).0 < range($0).1 - tolerance }
      .map { "\($1) does not come after \($0)" }
      + frames.filter { !holds(outer, $0) }.map { "\($0) is not in \(outer)" }
  }

  private static func lengths(_ outer: CGRect, _ width: Limits, _ height: Limits) -> [String] {
    width.hold(outer.width) && height.hold(outer.height) ? [] : ["\(outer) breaks its limits"]
  }

  /// Views stand in their container as its alignment says, inside it or beyond it on both sides.
  private static func aligned(_ outer: CGRect, _ frames: [CGRect], _ alignment: Int) -> [String] {
    let (x, y) = (CGFloat(alignment % 3) / 2, CGFloat(alignment / 3) / 2)
    return frames.filter { frame in
      let expected = CGPoint(
        x: outer.minX + (outer.width - frame.width) * x, y: outer.minY + (outer.height - frame.height) * y)
      return !isSame(frame.origin, expected)
    }.map { "\($0) is not aligned in \(outer)" }
  }

  private static let tolerance: CGFloat = 1e-6

  private static func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.insetBy(dx: -tolerance, dy: -tolerance).contains(inner)
      || (inner.minX >= outer.minX - tolerance && inner.maxX <= outer.maxX + tolerance
        && inner.minY >= outer.minY - tolerance && inner.maxY <= outer.maxY + tolerance)
  }

  private static func isSame(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < tolerance && abs(first.y - second.y) < tolerance
  }

  private static func isSame(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) < tolerance && abs(first.height - second.height) < tolerance
  }
}

/// The least and the largest length of a view, points; nil for no limit.
private struct Limits {
  var least: CGFloat?
  var most: CGFloat?

  func hold(_ length: CGFloat) -> Bool {
    length > (least ?? 0) - 1e-6 && length < (most ?? .infinity) + 1e-6
  }
}

private func ... (least: CGFloat?, most: CGFloat?) -> Limits { Limits(least: least, most: most) }
