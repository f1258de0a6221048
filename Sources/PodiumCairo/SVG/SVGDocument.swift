import CPangoCairo
import Foundation
import PodiumDrawing

/// An SVG file: Cairo's drawing inside a root of ours, with texts for screen readers and areas to follow.
struct SVGDocument {
  let list: DisplayList
  let metadata: DocumentMetadata
  let links: LinkPolicy

  /// The file's bytes.
  func data(painter: Painter) throws -> Data {
    let sink = ByteSink()
    try withExtendedLifetime(sink) {
      let surface = try CairoSurface(
        cairo_svg_surface_create_for_stream(
          ByteSink.write, sink.closure, Double(list.size.width), Double(list.size.height)),
        operation: "start an SVG")
      let resolution = 72 * Double(Painter.vectorResolution)
      cairo_surface_set_fallback_resolution(surface.pointer, resolution, resolution)
      let context = try CairoContext(surface)
      try painter.drawDocument(list, on: context)
      cairo_show_page(context.pointer)
      try context.check("draw the SVG")
      try surface.finish("write the SVG")
    }
    return try document(around: sink.bytes)
  }

  private func document(around bytes: [UInt8]) throws -> Data {
    guard let root = bytes.range(of: "<svg "),
      let opened = bytes[root.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let end = bytes.lastRange(of: "</svg>")
    else { throw RenderError.cairo(operation: "write the SVG", status: "its root is missing") }
    var identifiers = SVGIdentifiers(prefix: metadata.idPrefix)
    let (width, height) = (XMLText.number(list.size.width), XMLText.number(list.size.height))
    var data = Data()
    data.append(
      contentsOf: """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(width)" \
        height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
        \(texts)
        """.utf8)
    let drawing = bytes[(opened + 1)..<end.lowerBound]
    data.append(contentsOf: identifiers.rename(drawing.drop { $0 == UInt8(ascii: "\n") }))
    data.append(contentsOf: hitAreas.utf8)
    data.append(contentsOf: "</svg>\n".utf8)
    return data
  }

  private var texts: String {
    var texts = ""
    if let title = metadata.title ?? list.accessibilityText.first {
      texts += "<title>\(XMLText.escape(title))</title>\n"
    }
    let description = metadata.description ?? list.accessibilityText.joined(separator: ", ")
    if !description.isEmpty { texts += "<desc>\(XMLText.escape(description))</desc>\n" }
    return texts
  }

  /// Transparent areas over the drawing, the whole picture's under those of its parts.
  private var hitAreas: String {
    var areas = ""
    for area in list.hitAreas(links: links) {
      let url = XMLText.escape(area.url)
      let rect = area.rect
      areas += """
        <a href="\(url)" xlink:href="\(url)"><title>\(XMLText.escape(area.label))</title>\
        <rect x="\(XMLText.number(rect.minX))" y="\(XMLText.number(rect.minY))" \
        width="\(XMLText.number(rect.width))" height="\(XMLText.number(rect.height))" fill="#000" \
        fill-opacity="0"/></a>

        """
    }
    return areas
  }
}

extension [UInt8] {
  fileprivate func range(of text: StaticString) -> Range<Int>? {
    indices.first { matches(text, at: $0) }.map { $0..<$0 + text.utf8CodeUnitCount }
  }

  fileprivate func lastRange(of text: StaticString) -> Range<Int>? {
    indices.last { matches(text, at: $0) }.map { $0..<$0 + text.utf8CodeUnitCount }
  }

  private func matches(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[index + $0] == letters[$0] }
    }
  }
}
