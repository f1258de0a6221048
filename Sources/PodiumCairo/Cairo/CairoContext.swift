import CPangoCairo
import PodiumDrawing

/// A drawing context, used by one draw on one thread and released at its end.
final class CairoContext {
  let pointer: OpaquePointer

  init(_ surface: CairoSurface) throws {
    guard let context = cairo_create(surface.pointer) else {
      throw RenderError.cairo(operation: "make a context", status: "no context")
    }
    pointer = context
    try check("make a context")
  }

  deinit { cairo_destroy(pointer) }

  /// Throws what went wrong since the context was made; Cairo keeps the first failure.
  func check(_ operation: String) throws {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderError.cairo(operation: operation, status: cairoText(status))
    }
  }

  /// Sets a constant colour; components outside 0…1 and NaN are limited.
  func setSource(_ color: Color.Resolved) {
    func unit(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
    cairo_set_source_rgba(pointer, unit(color.red), unit(color.green), unit(color.blue), unit(color.opacity))
  }
}
