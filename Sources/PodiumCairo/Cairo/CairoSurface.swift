import CPangoCairo
import Foundation

/// A Cairo surface, released with its last owner.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes over `surface`, or throws Cairo's reason where it could not be made.
  init(_ surface: OpaquePointer?, operation: String) throws {
    guard let surface else { throw RenderError.cairo(operation: operation, status: "no surface") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw RenderError.cairo(operation: operation, status: cairoText(status))
    }
    pointer = surface
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Keeps `object` alive as long as Cairo holds the surface.
  func retain(_ object: AnyObject) throws {
    let held = Unmanaged.passRetained(object)
    // The address of the object itself is a key nobody else uses on this surface.
    let key = UnsafePointer<cairo_user_data_key_t>(OpaquePointer(held.toOpaque()))
    let status = cairo_surface_set_user_data(pointer, key, held.toOpaque()) { object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      held.release()
      throw RenderError.cairo(operation: "keep pixels", status: cairoText(status))
    }
  }

  /// Gives an SVG surface the file to embed, which Cairo would otherwise encode itself at every draw.
  func attachPNG(_ data: Data) throws {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
    data.copyBytes(to: copy)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_PNG, copy.bindMemory(to: UInt8.self).baseAddress, UInt(data.count),
      { $0?.deallocate() }, copy.baseAddress)
    guard status == CAIRO_STATUS_SUCCESS else {
      copy.deallocate()
      throw RenderError.cairo(operation: "embed a picture", status: cairoText(status))
    }
  }

  /// Ends drawing; a file surface writes its last bytes here.
  func finish(_ operation: String) throws {
    cairo_surface_finish(pointer)
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderError.cairo(operation: operation, status: cairoText(status))
    }
  }
}

/// Cairo's own words for a status.
func cairoText(_ status: cairo_status_t) -> String {
  cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
}
