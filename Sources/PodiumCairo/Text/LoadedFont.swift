import CPangoCairo
import Foundation
import PodiumDrawing

/// A font that Pango loaded for some size, and what its tables say.
final class LoadedFont {
  let pangoFont: UnsafeMutablePointer<PangoFont>
  let family: String
  /// For one point of size.
  let unitMetrics: FontMetrics
  /// Whether glyphs are pictures with colours of their own.
  let isColored: Bool

  /// The face without size, in its own units.
  private let unscaled: OpaquePointer?
  private let em: CGFloat
  private var inks: [UInt32: (above: CGFloat, below: CGFloat)] = [:]

  /// Keeps a reference of its own to `pangoFont`.
  init(_ pangoFont: UnsafeMutablePointer<PangoFont>) {
    self.pangoFont = pangoFont
    g_object_ref(pangoFont)
    let description = pango_font_describe_with_absolute_size(pangoFont)
    family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    pango_font_description_free(description)
    let face = hb_font_get_face(pango_font_get_hb_font(pangoFont))
    isColored = hb_ot_color_has_png(face) != 0
    unscaled = hb_font_create(face)
    hb_ot_font_set_funcs(unscaled)
    em = CGFloat(max(hb_face_get_upem(face), 1))
    unitMetrics = Self.unitMetrics(of: unscaled, em: em)
  }

  deinit {
    hb_font_destroy(unscaled)
    g_object_unref(pangoFont)
  }

  /// Whether this is the system face itself and not one that stands in for missing characters.
  var isSystemFace: Bool { family.hasPrefix("Inter") }

  /// How far a glyph's ink reaches above and below the baseline, in em.
  func unitInk(of glyph: UInt32) -> (above: CGFloat, below: CGFloat) {
    if let known = inks[glyph] { return known }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(unscaled, glyph, &extents) != 0 else { return (0, 0) }
    let ink = (CGFloat(extents.y_bearing) / em, -CGFloat(extents.y_bearing + extents.height) / em)
    inks[glyph] = ink
    return ink
  }

  /// Where a glyph's picture stands, in em, y down; nil where there is none.
  func unitRect(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(unscaled, glyph, &extents) != 0 else { return nil }
    return CGRect(
      x: CGFloat(extents.x_bearing) / em, y: -CGFloat(extents.y_bearing) / em,
      width: CGFloat(extents.width) / em,
      height: -CGFloat(extents.height) / em)
  }

  /// The face without a size, for Cairo; nil where Cairo cannot use the font.
  ///
  /// Borrowed: lives as long as this object.
  var cairoFace: OpaquePointer? {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else { return nil }
    return cairo_scaled_font_get_font_face(scaled)
  }

  /// Measures from the face's own tables, in em, free of any rounding to pixels.
  private static func unitMetrics(of font: OpaquePointer?, em: CGFloat) -> FontMetrics {
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
