/// A layout node whose content stands clear of something at its edges.
package protocol SafeAreaNode: LayoutNode {
  /// The part of the frame that is left for the content, in root coordinates.
  var safeRect: CGRect { get }
}

extension LayoutNode {
  /// The node's frame, stretched over every unsafe area that it touches, in root coordinates.
  package var safeAreaFrame: CGRect {
    var rect = frame
    var current = parent
    while let node = current {
      if let area = node as? any SafeAreaNode { rect = rect.stretched(from: area.safeRect, to: area.frame) }
      // What scrolls is nowhere near an edge.
      if node is ScrollNode { break }
      current = node.parent
    }
    return rect
  }
}

extension CGRect {
  /// The rectangle with those sides that lie on a side of `inner` moved to that side of `outer`.
  fileprivate func stretched(from inner: CGRect, to outer: CGRect) -> CGRect {
    func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
    let left = touches(minX, inner.minX) ? outer.minX : minX
    let top = touches(minY, inner.minY) ? outer.minY : minY
    let right = touches(maxX, inner.maxX) ? outer.maxX : maxX
    let bottom = touches(maxY, inner.maxY) ? outer.maxY : maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
