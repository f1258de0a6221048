import Foundation

/// What an SVG or PDF file says beside its drawing.
package struct DocumentMetadata: Sendable, Hashable {
  /// The document's name; the first accessibility text where nil.
  package var title: String?
  /// What the picture shows; all accessibility texts where nil.
  package var description: String?
  /// Written as a PDF's creation date; the start of 1970 where nil, so that equal pictures are equal files.
  package var created: Date?
  /// Put before every id of an SVG, so that several can stand in one page.
  package var idPrefix: String

  /// Makes metadata that says only what the display list says.
  package init(
    title: String? = nil, description: String? = nil, created: Date? = nil, idPrefix: String = ""
  ) {
    self.title = title
    self.description = description
    self.created = created
    self.idPrefix = idPrefix
  }
}
