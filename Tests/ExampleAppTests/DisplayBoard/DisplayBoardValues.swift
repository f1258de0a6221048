import SwiftUI

extension ContainerValues {
  /// Whether a card was turned down.
  @Entry var isRejected = false
  /// What a card is pinned with.
  @Entry var pinColor: Color?
}

extension View {
  /// Marks a card, or all cards of a section, as turned down.
  func rejected(_ isRejected: Bool = true) -> some View {
    containerValue(\.isRejected, isRejected)
  }

  /// Pins a card with a pin of its own colour.
  func pinColor(_ color: Color) -> some View {
    containerValue(\.pinColor, color)
  }
}

extension EnvironmentValues {
  /// How large cards are, 1 for the usual.
  @Entry var cardScale: CGFloat = 1
}
