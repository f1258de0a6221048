import CPangoCairo
import Foundation
import PodiumDrawing

extension Painter {
  /// The content with its colours changed: by its own paints where that is the same, else pixel by pixel.
  func recolored(
    _ layer: DisplayItem.Layer, _ transform: ColorTransform, on canvas: Canvas, matrix: CGAffineTransform
  ) throws {
    var plain = layer
    plain.colors = nil
    guard transform.isFinite, !(canvas.isMask && transform.keepsOpacity) else {
      return try layerContent(plain, on: canvas, matrix: matrix)
    }
    if transform.keepsOpacity, let items = DisplayItem.recolored(layer.items, transform) {
      plain.items = items
      return try layerContent(plain, on: canvas, matrix: matrix)
    }
    let toPixels = CGAffineTransform(scaleX: canvas.resolution, y: canvas.resolution)
    let scaled = matrix.concatenating(toPixels)
    let area = PixelRect(covering: plain.extent.applying(scaled))
      .intersection(PixelRect(covering: canvas.visible.cgRect.applying(toPixels)))
    guard !area.isEmpty else { return }
    let buffer = try raster(area, format: .argb) { inner in
      try self.layerContent(plain, on: inner, matrix: scaled)
    }
    buffer.apply(transform)
    try setSource(buffer, at: area, on: canvas, filter: CAIRO_FILTER_NEAREST)
    cairo_paint(canvas.cr)
  }
}

extension DisplayItem {
  /// The items with every paint changed; nil where pixels have to be: pictures, emoji, blending, cut-off gradients.
  ///
  /// A change that keeps the opacity is the same before and after one colour lies over another.
  fileprivate static func recolored(
    _ items: [DisplayItem], _ transform: ColorTransform, alone: Bool = true
  ) -> [DisplayItem]? {
    var result: [DisplayItem] = []
    let alone = alone && items.count == 1
    for item in items {
      guard let item = item.recolored(transform, alone: alone) else { return nil }
      result.append(item)
    }
    return result
  }

  private func recolored(_ transform: ColorTransform, alone: Bool) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let style):
      return paint.transformed(transform, alone: alone).map { .fill(path, $0, style) }
    case .stroke(let path, let paint, let style):
      return paint.transformed(transform, alone: alone).map { .stroke(path, $0, style) }
    case .text(var line):
      for index in line.text.runs.indices {
        let run = line.text.runs[index]
        guard !run.string.unicodeScalars.contains(where: \.mayBePicture) else { return nil }
        // Paints that are there have to be changed; those that are not stay away.
        for path: WritableKeyPath<StyledText.Run, Paint?> in [\.optionalPaint, \.underline, \.strikethrough] {
          guard let old = run[keyPath: path] else { continue }
          guard let new = old.transformed(transform, alone: alone) else { return nil }
          line.text.runs[index][keyPath: path] = new
        }
      }
      return .text(line)
    case .layer(var layer):
      guard layer.blendMode == .normal, layer.shadow == nil, layer.colors == nil,
        let items = Self.recolored(layer.items, transform, alone: alone && layer.opacity >= 1)
      else { return nil }
      layer.items = items
      return .layer(layer)
    case .image: return nil
    }
  }
}

extension StyledText.Run {
  /// The text's own paint, to be handled as those of its lines are.
  fileprivate var optionalPaint: Paint? {
    get { paint }
    set { paint = newValue ?? paint }
  }
}

extension Unicode.Scalar {
  /// Whether a font may draw the character in colours of its own.
  fileprivate var mayBePicture: Bool { properties.isEmojiPresentation || value == 0xFE0F }
}

extension PixelBuffer {
  /// Changes the colour of every pixel.
  fileprivate func apply(_ transform: ColorTransform) {
    // Neighbours mostly have one colour.
    var (known, answer): (UInt32, UInt32) = (0, transform.premultiplied(0))
    for y in 0..<height {
      let pixels = row32(y)
      for x in 0..<width {
        let pixel = pixels[x]
        if pixel != known { (known, answer) = (pixel, transform.premultiplied(pixel)) }
        pixels[x] = answer
      }
    }
  }
}

extension ColorTransform {
  /// A premultiplied pixel changed.
  fileprivate func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    // Where nothing was drawn nothing comes.
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / alpha }
    let new = unbounded(component(16), component(8), component(0), alpha / 255).map { min(max($0, 0), 1) }
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(new[3]) << 24 | byte(new[0] * new[3]) << 16 | byte(new[1] * new[3]) << 8 | byte(new[2] * new[3])
  }
}
