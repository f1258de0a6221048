import Foundation
import PodiumDrawing

extension DisplayList {
  /// An area that leads somewhere, as it is written into files.
  package struct HitArea: Sendable, Hashable {
    /// Points, inside the picture.
    package var rect: CGRect
    /// Allowed by the policy and all ASCII, not yet escaped for a container.
    package var url: String
    package var label: String
  }

  /// The areas that `links` allows, from the lowest to the highest: the widget URL's over the whole picture first.
  package func hitAreas(links: LinkPolicy) -> [HitArea] {
    let whole = CGRect(origin: .zero, size: size)
    var areas: [HitArea] = []
    if let url = widgetURL.flatMap(links.text) {
      areas.append(HitArea(rect: whole, url: url, label: accessibilityText.first ?? url))
    }
    for link in self.links {
      let rect = link.rect.standardized.overlap(whole)
      guard let url = links.text(link.url), !rect.isNull, rect.width > 0, rect.height > 0 else { continue }
      areas.append(HitArea(rect: rect, url: url, label: link.label.isEmpty ? url : link.label))
    }
    return areas
  }
}
