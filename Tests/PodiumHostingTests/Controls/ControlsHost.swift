import Foundation
import Podium
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
