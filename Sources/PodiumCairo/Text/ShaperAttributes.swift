import CPangoCairo
import Foundation
import PodiumDrawing

/// The fonts and features of a text as Pango takes them.
final class ShaperAttributes {
  let list: OpaquePointer?

  /// Makes the list; `families` names the faces for a font, the first one first.
  init(_ styles: [ShaperInput.Style], library: FontLibrary, families: (ResolvedFont) -> String) {
    list = pango_attr_list_new()
    for style in Self.joined(styles) {
      if let description = Self.description(library.resolved(style.font), families: families(style.font)) {
        insert(pango_attr_font_desc_new(description), over: style.utf8Range)
        pango_font_description_free(description)
      }
      let features = Self.features(of: style)
      if !features.isEmpty { insert(pango_attr_font_features_new(features), over: style.utf8Range) }
    }
  }

  /// Neighbours of one font as one stretch: a change of paint must not part letters that join or kern.
  private static func joined(_ styles: [ShaperInput.Style]) -> [ShaperInput.Style] {
    var joined: [ShaperInput.Style] = []
    for style in styles where !style.utf8Range.isEmpty {
      if let last = joined.last, last.font == style.font, (last.tracking == 0) == (style.tracking == 0) {
        joined[joined.count - 1].utf8Range = last.utf8Range.lowerBound..<style.utf8Range.upperBound
      } else {
        joined.append(style)
      }
    }
    return joined
  }

  deinit { pango_attr_list_unref(list) }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  /// A description to be freed by the caller.
  static func description(_ font: ResolvedFont, families: String) -> OpaquePointer? {
    guard let description = pango_font_description_new() else { return nil }
    pango_font_description_set_family(description, families)
    let size = font.size.isFinite ? min(max(font.size, 0), largestSize) : 0
    // Pango refuses a size of zero: text of no size is drawn too small to see.
    pango_font_description_set_absolute_size(description, max((size * CGFloat(PANGO_SCALE)).rounded(), 1))
    pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  /// Beyond this FreeType's and Cairo's fixed-point numbers overflow; ours, points.
  private static let largestSize: CGFloat = 8_000

  private static func features(of style: ShaperInput.Style) -> String {
    var features: [String] = []
    if style.font.hasMonospacedDigits { features.append("tnum=1") }
    if style.font.hasSmallCaps { features.append("smcp=1") }
    // Letters set apart are not drawn as one.
    if style.tracking != 0 { features += ["liga=0", "clig=0"] }
    return features.joined(separator: ",")
  }

  /// Keeps of Inter's contextual forms only the colon that stands higher between digits, as SF's does.
  ///
  /// The others turn "->" into an arrow and the x of "3x4" into a sign.
  static func refine(_ item: UnsafeMutablePointer<PangoItem>, font: LoadedFont, utf8: [UInt8]) {
    guard font.isSystemFace else { return }
    append("calt=0", to: item, over: 0..<Int(UInt32.max))
    let start = Int(item.pointee.offset)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    for index in start..<start + Int(item.pointee.length) where utf8[index] == UInt8(ascii: ":") {
      if index > 0, index + 1 < utf8.count, digits.contains(utf8[index - 1]), digits.contains(utf8[index + 1]) {
        append("calt=1", to: item, over: index..<index + 1)
      }
    }
  }

  private static func append(
    _ feature: String, to item: UnsafeMutablePointer<PangoItem>, over range: Range<Int>
  ) {
    guard let attribute = pango_attr_font_features_new(feature) else { return }
    attribute.pointee.start_index = guint(range.lowerBound)
    attribute.pointee.end_index = guint(range.upperBound)
    item.pointee.analysis.extra_attrs = g_slist_append(item.pointee.analysis.extra_attrs, attribute)
  }
}
