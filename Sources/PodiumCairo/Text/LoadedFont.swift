import CPangoCairo
import Foundation
import PodiumDrawing

/// A font that Pango loaded for some size, and what its tables say.
final class LoadedFont {
  let pangoFont: UnsafeMutablePointer<PangoFont>
  let family: String
  /// Points.
  let size: CGFloat
  /// For one point of size.
  let unitMetrics: FontMetrics
  /// Whether glyphs are pictures with colours of their own.
  let isColored: Bool

  /// Keeps a reference of its own to `pangoFont`.
  init(_ pangoFont: UnsafeMutablePointer<PangoFont>) {
    self.pangoFont = pangoFont
    g_object_ref(pangoFont)
    let description = pango_font_describe_with_absolute_size(pangoFont)
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
    pango_font_description_free(description)
    let face = hb_font_get_face(pango_font_get_hb_font(pangoFont))
    isColored = hb_ot_color_has_png(face) != 0
    unitMetrics = Self.unitMetrics(of: face)
  }

  deinit { g_object_unref(pangoFont) }

  /// Whether this is the system face itself and not one that stands in for missing characters.
  var isSystemFace: Bool { family.hasPrefix("Inter") }

  var metrics: FontMetrics { unitMetrics.scaled(by: size) }

  /// The face without a size, for Cairo; nil where Cairo cannot use the font.
  ///
  /// Borrowed: lives as long as this object.
  var cairoFace: OpaquePointer? {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else { return nil }
    return cairo_scaled_font_get_font_face(scaled)
  }

  /// Measures from the face's own tables, in em, free of any rounding to pixels.
  private static func unitMetrics(of face: OpaquePointer?) -> FontMetrics {
    guard let font = hb_font_create(face) else {
      return FontMetrics(ascent: 0.8, descent: 0.2, leading: 0, capHeight: 0.7, xHeight: 0.5)
    }
    defer { hb_font_destroy(font) }
    hb_ot_font_set_funcs(font)
    let em = CGFloat(max(hb_face_get_upem(face), 1))
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func position(_ tag: hb_ot_metrics_tag_t, otherwise: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0 ? CGFloat(value) / em : otherwise
    }
    return FontMetrics(
      ascent: CGFloat(extents.ascender) / em, descent: -CGFloat(extents.descender) / em,
      leading: CGFloat(extents.line_gap) / em,
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
      xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.5))
  }
}
