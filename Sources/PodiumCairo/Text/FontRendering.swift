import CPangoCairo

/// How glyphs are measured and drawn, the same everywhere: no hinting, gray edges, places between pixels.
enum FontRendering {
  /// Calls `body` with the options; they live only that long.
  static func withOptions<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return body(options)
  }

  static func configure(_ context: OpaquePointer) {
    withOptions { pango_cairo_context_set_font_options(context, $0) }
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
  }
}
