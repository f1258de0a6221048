import CPixbuf
import Foundation
import PodiumDrawing

/// Finds out what layout needs to know of an encoded picture.
package enum ImageInspector {
  /// The resource for the bytes of a PNG, JPEG, SVG or other raster file.
  ///
  /// The natural size is in points: an SVG's own size; a raster picture's pixels, divided by the scale that its
  /// `name` ends in (`cat@2x.png`).
  /// - Throws: ``RenderError/undecodableImage(name:reason:)`` where the bytes are no picture.
  package static func imageResource(data: Data, name: String, isTemplate: Bool = false) throws
    -> ImageResource
  {
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw RenderError.undecodableImage(name: name, reason: "it is a Git LFS pointer; run 'git lfs pull'")
    }
    let hash = contentHash(data)
    if looksLikeSVG(data) {
      let size = try SVGHandle(data, name: name).naturalSize
      return ImageResource(data: data, format: .svg, size: size, contentHash: hash, isTemplate: isTemplate)
    }
    let pixbuf = try Pixbuf(data, name: name, target: (1, 1))
    let scale = scale(in: name)
    let format: ImageResource.Format =
      switch pixbuf.formatName {
      case "png": .png
      case "jpeg": .jpeg
      default: .other
      }
    let size = CGSize(
      width: CGFloat(pixbuf.sourceSize.width) / scale, height: CGFloat(pixbuf.sourceSize.height) / scale)
    return ImageResource(data: data, format: format, size: size, contentHash: hash, isTemplate: isTemplate)
  }

  /// SHA-256 of the bytes in hexadecimal.
  package static func contentHash(_ data: Data) -> String {
    data.withUnsafeBytes { bytes -> String in
      guard
        let text = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count))
      else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  private static func looksLikeSVG(_ data: Data) -> Bool {
    // The root may stand behind a declaration, comments and a document type.
    let head = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let first = head.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else {
      return false
    }
    return head.contains("<svg") || head.contains(":svg")
  }

  private static func scale(in name: String) -> CGFloat {
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }
}
