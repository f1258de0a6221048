import Foundation
import PodiumDrawing

extension CairoRenderer {
  /// The picture as an SVG file, one user unit a point.
  ///
  /// Shadows, blurs, angular gradients and raster pictures are embedded at two pixels a point.
  /// - Throws: ``RenderError``.
  package func svgData(_ list: DisplayList, metadata: DocumentMetadata = DocumentMetadata()) throws -> Data {
    _ = try PictureLimits.pixelSize(list.size, scale: Painter.vectorResolution)
    try PictureLimits.checkDepth(list.items)
    return try pool.withBench { bench in
      try SVGDocument(list: list, metadata: metadata, links: links).data(painter: bench.painter)
    }
  }

  /// The picture as a PDF file of one page, its size in points.
  ///
  /// Shadows, blurs, angular gradients and raster pictures are embedded at two pixels a point.
  /// - Throws: ``RenderError``.
  package func pdfData(_ list: DisplayList, metadata: DocumentMetadata = DocumentMetadata()) throws -> Data {
    _ = try PictureLimits.pixelSize(list.size, scale: Painter.vectorResolution)
    try PictureLimits.checkDepth(list.items)
    return try pool.withBench { bench in
      try PDFDocument(list: list, metadata: metadata, links: links).data(painter: bench.painter)
    }
  }
}
