import Foundation
import PodiumCairo
import PodiumDrawing

/// One picture, drawn as values and waiting for its file formats.
package struct PendingPicture: Sendable {
  package var list: DisplayList
  package var widget: String
  package var family: String
  package var subject: String?
  package var entryDate: Date
  package var scheme: ColorScheme
  package var stem: String
  /// What tells the pictures of one stem apart in file names.
  package var variant: [String]

  package init(
    list: DisplayList, widget: String, family: String, subject: String? = nil, entryDate: Date,
    scheme: ColorScheme, stem: String, variant: [String]
  ) {
    (self.list, self.widget, self.family, self.subject) = (list, widget, family, subject)
    (self.entryDate, self.scheme, self.stem, self.variant) = (entryDate, scheme, stem, variant)
  }
}

/// A picture in one file format.
struct EncodedPicture: Sendable {
  var file: String
  var data: Data
  var record: Manifest.Picture
}

/// Turns pictures into files' bytes: one synchronous call a picture, any number at once.
struct PictureEncoder: Sendable {
  let renderer: CairoRenderer
  let request: RenderRequest

  func encode(_ picture: PendingPicture) throws -> [EncodedPicture] {
    var list = picture.list
    if request.isMasked { list.clip(cornerRadius: RenderRequest.cornerRadius) }
    let title = picture.subject ?? picture.widget
    return try request.formats.map { format in
      let data: Data
      switch format {
      case .png:
        data = try renderer.pngData(list, scale: request.scale, metadata: PNGMetadata(title: title))
      case .svg: data = try renderer.svgData(list, metadata: DocumentMetadata(title: title))
      case .pdf: data = try renderer.pdfData(list, metadata: DocumentMetadata(title: title))
      }
      return encoded(picture, list, format, data)
    }
  }

  private func encoded(
    _ picture: PendingPicture, _ list: DisplayList, _ format: RenderRequest.Format, _ data: Data
  ) -> EncodedPicture {
    let scale = format == .png ? Double(request.scale) : nil
    let name = PictureName(
      stem: picture.stem, variant: picture.variant, scale: scale, fileExtension: format.rawValue
    ).text
    return EncodedPicture(
      file: name, data: data,
      record: Manifest.Picture(
        list, data: data, file: name, format: format.rawValue, scale: scale, scheme: picture.scheme,
        widget: picture.widget, family: picture.family, pet: picture.subject, entryDate: picture.entryDate,
        renderedAt: request.date))
  }
}

extension DisplayList {
  /// Leaves out links that may not be written into files, each with a warning.
  mutating func dropLinks(forbiddenBy policy: LinkPolicy) {
    for url in [widgetURL].compactMap({ $0 }) + links.map(\.url) where !policy.allows(url) {
      warnings.append("the link '\(url.absoluteString)' is left out: its scheme is not allowed")
    }
    links.removeAll { !policy.allows($0.url) }
    if let url = widgetURL, !policy.allows(url) { widgetURL = nil }
  }

  /// Cuts everything to a rounded rectangle; the radius in points.
  package mutating func clip(cornerRadius: CGFloat) {
    let outline = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: cornerRadius)
    // A mask, not a clip: a clip cuts item by item, and what lies underneath would shine through at the edge.
    items = [.layer(DisplayItem.Layer(items: items, mask: [.fill(outline, .color(.black), FillStyle())]))]
  }
}
