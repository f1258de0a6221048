import Foundation
import PodiumCairo
import PodiumDrawing
import PodiumViews

/// Draws a view into a picture.
///
/// The picture is as large as the view makes itself for ``proposedSize``. Nothing of the machine reaches it:
/// scheme, locale, time zone and moment come from ``environment``.
@MainActor public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size offered to the view, points; its ideal size where unspecified.
  public var proposedSize: ProposedViewSize
  /// Pixels per point.
  public var scale: CGFloat
  /// Whether the picture has no alpha: what the view leaves clear is black.
  public var isOpaque: Bool
  /// The environment the view is drawn in.
  public var environment = EnvironmentValues()

  private let stage = ViewStage()

  /// Makes a renderer at one pixel a point, with the view's ideal size.
  public init(content: Content) {
    self.content = content
    proposedSize = .unspecified
    scale = 1
    isOpaque = false
  }

  /// The picture as values; throws an error that says which view failed and why.
  public func displayList() throws -> DisplayList {
    var environment = environment
    environment.displayScale = scale
    environment.textEngine = try Engines.text.get()
    stage.show(content, environment: environment)
    stage.layOut(proposal: proposedSize)
    return try stage.displayList()
  }

  /// The picture as a PNG file in sRGB, ceil(points × scale) pixels large.
  public func pngData() throws -> Data { try pngData(compression: .balanced) }

  package func pngData(compression: PNGCompression) throws -> Data {
    let list = try displayList()
    return try renderer().pngData(list, scale: scale, isOpaque: isOpaque, compression: compression)
  }

  /// The picture as an SVG file, one unit a point.
  public func svgData() throws -> Data {
    let list = try displayList()
    return try renderer().svgData(list)
  }

  /// The picture as a one-page PDF file, one unit a point.
  public func pdfData() throws -> Data {
    let list = try displayList()
    return try renderer().pdfData(list)
  }

  private func renderer() throws -> CairoRenderer { try Engines.renderer(schemes: environment.linkSchemes) }
}
