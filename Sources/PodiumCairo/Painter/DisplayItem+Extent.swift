import Foundation
import PodiumDrawing

extension DisplayItem {
  /// A rectangle that everything drawn lies in, points; null for nothing.
  var extent: CGRect {
    switch self {
    case .fill(let path, _, _): return path.isFinite ? path.boundingRect : .null
    case .stroke(let path, _, let style):
      guard path.isFinite, let pen = Pen(style) else { return .null }
      return path.boundingRect.insetBy(dx: -pen.reach, dy: -pen.reach)
    case .text(let line):
      // Ink may leave its line: swashes, stacked marks and emoji stay within an em and a half.
      let size = line.text.runs.map { max($0.font.size, 0) + abs($0.baselineOffset) }.max() ?? 0
      guard size.isFinite, line.origin.isFinite, line.width.isFinite else { return .null }
      return CGRect(x: line.origin.x, y: line.origin.y, width: max(line.width, 0), height: 0)
        .insetBy(dx: -1.5 * size, dy: -1.5 * size)
    case .image(let image):
      let rect = image.rect.standardized
      return rect.origin.isFinite && rect.width.isFinite && rect.height.isFinite ? rect : .null
    case .layer(let layer):
      return layer.transform.isUsable ? layer.extentWithShadow.applying(layer.transform) : .null
    }
  }
}

extension DisplayItem.Layer {
  /// Where the content lies in the layer's own points, its shadow left out.
  var extent: CGRect {
    var rect = items.reduce(CGRect.null) { $0.union($1.extent) }
    if let clip { rect = clip.isFinite ? rect.overlap(clip.boundingRect) : .null }
    if let mask { rect = rect.overlap(mask.reduce(CGRect.null) { $0.union($1.extent) }) }
    if blurRadius > 0, blurRadius.isFinite, !rect.isNull {
      rect = rect.insetBy(dx: -blurRadius * 3.5, dy: -blurRadius * 3.5)
    }
    return rect
  }

  /// Where the content and its shadow lie in the layer's own points.
  var extentWithShadow: CGRect {
    let rect = extent
    guard let shadow, !rect.isNull, shadow.radius.isFinite, shadow.offset.isFinite else { return rect }
    let reach = max(shadow.radius, 0) * 3.5
    return rect.union(
      rect.insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadow.offset.x, dy: shadow.offset.y))
  }
}
