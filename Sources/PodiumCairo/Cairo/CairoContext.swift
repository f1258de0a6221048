import CPangoCairo

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
}
