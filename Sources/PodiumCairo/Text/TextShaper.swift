import CPangoCairo
import Foundation
import PodiumDrawing

/// Turns text into glyphs with Pango and HarfBuzz, the same for measuring and for drawing.
///
/// Not for more than one thread at a time: a font map belongs to one thread.
final class TextShaper {
  let library: FontLibrary
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private var cascade: FontCascade
  private var fonts = GenerationalCache<UnsafeMutablePointer<PangoFont>, LoadedFont>(limit: 256)

  init(library: FontLibrary) throws(FontError) {
    self.library = library
    cascade = FontCascade(library: library)
    guard let fontMap = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .cannotStart(what: "a Pango font map over FreeType")
    }
    self.fontMap = fontMap
    pango_fc_font_map_set_config(OpaquePointer(fontMap), library.configuration)
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(fontMap)
      throw .cannotStart(what: "a Pango context")
    }
    self.context = context
    FontRendering.configure(context)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  /// The glyph runs of one paragraph without line feeds, in reading order or left to right.
  ///
  /// `bytes` is the stretch of the text's UTF-8 to shape; `spacing` is added after every character.
  func runs(
    of text: ShaperInput, bytes: Range<Int>, isRightToLeft: Bool, spacing: CGFloat = 0, inVisualOrder: Bool
  ) -> [GlyphRun] {
    guard !bytes.isEmpty else { return [] }
    pango_context_set_language(context, pango_language_from_string(text.language))
    let script = FontCascade.script(language: text.language, hasKana: text.hasKana)
    let attributes = ShaperAttributes(text.styles(in: bytes), library: library) {
      cascade.families(for: $0, script: script)
    }
    let direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    return text.utf8.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters -> [GlyphRun] in
        guard let base = characters.baseAddress else { return [] }
        guard
          let logical = pango_itemize_with_base_dir(
            context, direction, base, Int32(bytes.lowerBound), Int32(bytes.count), attributes.list, nil)
        else { return [] }
        defer { g_list_free_full(logical) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) } }
        let visual = inVisualOrder ? pango_reorder_items(logical) : nil
        defer { g_list_free(visual) }
        var runs: [GlyphRun] = []
        var node = visual ?? logical
        while true {
          if let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
            runs += glyphRuns(of: item, in: base, text: text, spacing: spacing)
          }
          guard let next = node.pointee.next else { return runs }
          node = next
        }
      }
    }
  }

  private func glyphRuns(
    of item: UnsafeMutablePointer<PangoItem>, in base: UnsafePointer<CChar>, text: ShaperInput,
    spacing: CGFloat
  ) -> [GlyphRun] {
    guard let pangoFont = item.pointee.analysis.font, let string = pango_glyph_string_new() else { return [] }
    defer { pango_glyph_string_free(string) }
    let font = fonts.value(for: pangoFont) { LoadedFont(pangoFont) }
    let offset = Int(item.pointee.offset)
    ShaperAttributes.refine(item, font: font, utf8: text.utf8)
    pango_shape_with_flags(
      base + offset, item.pointee.length, base, Int32(text.utf8.count), &item.pointee.analysis,
      string, PANGO_SHAPE_NONE)
    var collector = GlyphCollector(
      font: font, text: text, isRightToLeft: item.pointee.analysis.level & 1 == 1,
      bytes: offset..<offset + Int(item.pointee.length), spacing: spacing)
    return collector.collect(string)
  }

  /// The measures of a font's first face.
  ///
  /// The designs of the system face share its line height, as Apple's do.
  func metrics(of font: ResolvedFont) -> FontMetrics {
    var metrics = unitMetrics(of: font)
    if case .system(let design) = font.face, design != .default {
      let system = unitMetrics(of: ResolvedFont(size: font.size, weight: font.weight))
      (metrics.ascent, metrics.descent, metrics.leading) = (system.ascent, system.descent, system.leading)
    }
    return metrics.scaled(by: font.size)
  }

  private func unitMetrics(of font: ResolvedFont) -> FontMetrics {
    let families = cascade.families(for: font, script: .sc)
    if let description = ShaperAttributes.description(library.resolved(font), families: families) {
      defer { pango_font_description_free(description) }
      if let pangoFont = pango_context_load_font(context, description) {
        defer { g_object_unref(pangoFont) }
        return fonts.value(for: pangoFont) { LoadedFont(pangoFont) }.unitMetrics
      }
    }
    return FontMetrics(ascent: 1, descent: 0.2, leading: 0, capHeight: 0.7, xHeight: 0.5)
  }
}
