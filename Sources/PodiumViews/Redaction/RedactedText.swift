/// A text's lines as bars, one a line.
struct RedactedText {
  let text: StyledText
  let layout: TextLayout
  let kind: Redaction.Kind
  let options: TextLayoutOptions
  let engine: any TextEngine
  /// What the layout was made for, points; nil is no limit.
  let width: CGFloat?

  /// What a bar that does not fill its line falls short of its characters (facts T15: 62.5 for ten of 6.3).
  private static let bearing: CGFloat = 0.5

  /// As wide as its longest line, to the nearest pixel; broken lines fill the width they were broken at.
  var size: CGSize {
    guard kind == .placeholder else { return layout.size }
    if layout.lines.count > 1 || layout.isTruncated, layout.lines.contains(where: isFull), let width {
      return CGSize(width: max(width, 0), height: layout.size.height)
    }
    let widest = layout.lines.map(\.width).max() ?? 0
    let pixel = options.pixelLength
    let rounded = (widest / pixel).rounded() * pixel
    return CGSize(width: width.map { min(rounded, max($0, 0)) } ?? rounded, height: layout.size.height)
  }

  /// Whether one more character would not have fitted.
  private func isFull(_ line: DisplayItem.TextLine) -> Bool {
    guard let width, width.isFinite, let run = line.text.runs.last else { return false }
    return line.width + PlaceholderTextEngine.advance(size: run.font.size) > width + 0.001
  }

  /// The bars and their paints; they stand on the lines' baselines and are as high as capitals.
  func bars(in frame: CGRect) -> [(rect: CGRect, paint: Paint)] {
    layout.lines.compactMap { line in
      guard let run = line.text.runs.first, line.width > 0 else { return nil }
      let pixel = options.pixelLength
      let caps = (run.lineMetrics ?? engine.metrics(of: run.font)).capHeight
      let height = (caps / pixel - 0.001).rounded(.up) * pixel
      var bar = CGRect(
        x: frame.minX + line.origin.x, y: frame.minY + line.origin.y - height, width: line.width, height: height)
      if kind == .placeholder {
        let fills = isFull(line) && (layout.lines.count > 1 || layout.isTruncated)
        bar.size.width = fills ? frame.width : min(max(line.width - Self.bearing, pixel), frame.width)
        bar.origin.x = frame.minX + leading(free: frame.width - bar.width)
      }
      return (bar, run.paint.opacity(Redaction.strength))
    }
  }

  private func leading(free: CGFloat) -> CGFloat {
    switch options.alignment {
    case .leading: text.isRightToLeft ? free : 0
    case .center: free / 2
    case .trailing: text.isRightToLeft ? 0 : free
    }
  }
}
