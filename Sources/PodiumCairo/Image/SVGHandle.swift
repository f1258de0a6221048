import CPangoCairo
import CRsvg
import Foundation

/// A parsed SVG document.
final class SVGHandle {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  private let name: String

  init(_ data: Data, name: String) throws {
    self.name = name
    // Text inside comes from the process's font configuration, which the library makes ours.
    _ = try? FontLibrary.standard()
    var failure: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.bindMemory(to: guint8.self).baseAddress, gsize(bytes.count), &failure)
    }
    guard let handle else { throw undecodable(name, failure) }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
  }

  deinit { g_object_unref(handle) }

  /// Points: the document's own size, else its view box, else 100 by 100.
  var naturalSize: CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (lengthX, lengthY, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &lengthX, &hasHeight, &lengthY, &hasBox, &box)
    if hasBox != 0, box.width > 0, box.height > 0 { return CGSize(width: box.width, height: box.height) }
    return CGSize(width: 100, height: 100)
  }

  /// Draws the document stretched into `rect`.
  func draw(on cr: OpaquePointer, rect: CGRect) throws {
    let natural = naturalSize
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_translate(cr, rect.minX, rect.minY)
    // The document keeps its own proportions, so a stretch is made outside it.
    cairo_scale(cr, rect.width / natural.width, rect.height / natural.height)
    var viewport = RsvgRectangle(x: 0, y: 0, width: natural.width, height: natural.height)
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, cr, &viewport, &failure) != 0 else {
      throw undecodable(name, failure)
    }
  }
}

/// The error for a picture, with the library's own words; frees `failure`.
func undecodable(_ name: String, _ failure: UnsafeMutablePointer<GError>?) -> RenderError {
  defer { if let failure { g_error_free(failure) } }
  let reason = failure?.pointee.message.map { String(cString: $0) } ?? "unknown format"
  return .undecodableImage(name: name, reason: reason)
}
