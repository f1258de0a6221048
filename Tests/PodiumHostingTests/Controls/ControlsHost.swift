import Foundation
import Podium
import PodiumDrawing
import Testing

/// A view in a window of fixed size, with text of one width a character.
@MainActor func controlHost<V: View>(
  _ width: CGFloat = 300, _ height: CGFloat = 200, @ViewBuilder _ view: () -> V
)
  -> ViewHost<V>
{
  ViewHost(view(), size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
}

extension ViewHost {
  /// What the picture says aloud.
  func words() throws -> [String] { try displayList().accessibilityText }
}

extension DisplayList {
  /// The items, with those of layers instead of the layers.
  var flatItems: [DisplayItem] {
    func flat(_ items: [DisplayItem]) -> [DisplayItem] {
      items.flatMap { item in
        if case .layer(let layer) = item { flat(layer.items) } else { [item] }
      }
    }
    return flat(items)
  }
}
