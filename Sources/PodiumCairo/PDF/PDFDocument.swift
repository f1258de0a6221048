import CPangoCairo
import Foundation
import PodiumDrawing

/// A PDF file of one page, its size in points, with link annotations.
struct PDFDocument {
  let list: DisplayList
  let metadata: DocumentMetadata
  let links: LinkPolicy

  /// The file's bytes.
  func data(painter: Painter) throws -> Data {
    let sink = ByteSink()
    try withExtendedLifetime(sink) {
      let surface = try CairoSurface(
        cairo_pdf_surface_create_for_stream(
          ByteSink.write, sink.closure, Double(list.size.width), Double(list.size.height)),
        operation: "start a PDF")
      let resolution = 72 * Double(Painter.vectorResolution)
      cairo_surface_set_fallback_resolution(surface.pointer, resolution, resolution)
      describe(surface)
      let context = try CairoContext(surface)
      try painter.drawDocument(list, on: context)
      let areas = list.hitAreas(links: links)
      if !areas.isEmpty { markPage(context) }
      for area in areas {
        cairo_tag_begin(context.pointer, CAIRO_TAG_LINK, Self.attributes(of: area))
        cairo_tag_end(context.pointer, CAIRO_TAG_LINK)
      }
      cairo_show_page(context.pointer)
      try context.check("draw the PDF")
      try surface.finish("write the PDF")
    }
    return Data(sink.bytes)
  }

  /// Leaves a speck of a hundredth of a point that cannot be seen: Cairo drops the links of a page without ink.
  private func markPage(_ context: CairoContext) {
    cairo_set_source_rgba(context.pointer, 1, 1, 1, 0.005)
    cairo_rectangle(context.pointer, 0, 0, 0.01, 0.01)
    cairo_fill(context.pointer)
  }

  private func describe(_ surface: CairoSurface) {
    func set(_ key: cairo_pdf_metadata_t, _ text: String?) {
      guard let text else { return }
      // A NUL would end the text early, and Cairo refuses the whole page for a noncharacter.
      let scalars = text.unicodeScalars.filter { $0.value != 0 && !$0.properties.isNoncharacterCodePoint }
      if !scalars.isEmpty { cairo_pdf_surface_set_metadata(surface.pointer, key, String(scalars)) }
    }
    set(CAIRO_PDF_METADATA_TITLE, metadata.title ?? list.accessibilityText.first)
    set(CAIRO_PDF_METADATA_SUBJECT, metadata.description ?? list.accessibilityText.joined(separator: ", "))
    set(CAIRO_PDF_METADATA_CREATOR, "Podium")
    // Without a date of ours Cairo would write the clock's.
    let created = metadata.created ?? Date(timeIntervalSince1970: 0)
    set(CAIRO_PDF_METADATA_CREATE_DATE, created.formatted(.iso8601))
  }

  /// A link's attributes in Cairo's tag language.
  static func attributes(of area: DisplayList.HitArea) -> String {
    let rect = area.rect
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(XMLText.number).joined(separator: " ")
    return "rect=[\(numbers)] uri='\(escape(area.url))'"
  }

  /// Cairo 1.16 copies the text between the parentheses of a PDF string as it is: balanced ones may stay there,
  /// others and backslashes are percent-encoded. Cairo's own language wants its quote escaped.
  private static func escape(_ url: String) -> String {
    var depth = 0
    var isBalanced = true
    for byte in url.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { isBalanced = false }
    }
    isBalanced = isBalanced && depth == 0
    return url.map { character in
      switch character {
      case "\\": "%5C"
      case "(" where !isBalanced: "%28"
      case ")" where !isBalanced: "%29"
      case "'": "\\'"
      default: String(character)
      }
    }.joined()
  }
}
