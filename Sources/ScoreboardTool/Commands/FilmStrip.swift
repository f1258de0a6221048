import Foundation
import PodiumDrawing

/// Several pictures side by side as one.
struct FilmStrip {
  let frames: [DisplayList]
  /// Between pictures, points.
  var spacing: CGFloat = 10
  /// The radius of each picture's corners, points.
  var cornerRadius: CGFloat = 20

  var displayList: DisplayList {
    var strip = DisplayList(size: CGSize(width: 0, height: frames.map(\.size.height).max() ?? 0))
    for (index, frame) in frames.enumerated() {
      let x = strip.size.width + (index > 0 ? spacing : 0)
      let place = CGAffineTransform(translationX: x, y: 0)
      var card = frame
      if cornerRadius > 0 { card.clip(cornerRadius: cornerRadius) }
      strip.items.append(.layer(DisplayItem.Layer(items: card.items, transform: place)))
      strip.links += frame.links.map {
        DisplayList.LinkArea(rect: $0.rect.applying(place), url: $0.url, label: $0.label)
      }
      strip.accessibilityText += frame.accessibilityText
      strip.truncatedTexts += frame.truncatedTexts
      for warning in frame.warnings where !strip.warnings.contains(warning) { strip.warnings.append(warning) }
      strip.widgetURL = strip.widgetURL ?? frame.widgetURL
      strip.size.width = x + frame.size.width
    }
    return strip
  }
}
