import Foundation
import PodiumCairo
import PodiumDrawing

extension Manifest.Link {
  /// An area of a drawn list.
  package init(_ area: DisplayList.LinkArea) {
    self.init(rect: Manifest.Rect(area.rect), url: area.url.absoluteString, label: area.label)
  }
}

extension Manifest.Picture {
  /// What is to be known of one written file.
  ///
  /// - Parameters:
  ///   - list: what was drawn.
  ///   - data: the file's bytes.
  ///   - scale: pixels a point; nil for a format without pixels.
  package init(
    _ list: DisplayList, data: Data, file: String, format: String, scale: Double?, scheme: ColorScheme,
    widget: String,
    family: String, pet: String? = nil, entryDate: Date, renderedAt: Date
  ) {
    self.init(
      widget: widget, family: family, pet: pet, entryDate: entryDate, renderedAt: renderedAt,
      size: Manifest.Size(list.size),
      pixels: scale.map {
        Manifest.Size(
          width: PictureLimits.pixels(list.size.width, scale: $0),
          height: PictureLimits.pixels(list.size.height, scale: $0))
      },
      scale: scale, scheme: scheme == .dark ? "dark" : "light", format: format,
      sha256: ImageInspector.contentHash(data), file: file, widgetURL: list.widgetURL?.absoluteString,
      links: list.links.map(Manifest.Link.init), accessibilityText: list.accessibilityText,
      truncatedTexts: list.truncatedTexts, warnings: list.warnings)
  }
}
