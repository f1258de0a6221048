import Foundation
import PodiumWidgets

/// Where a widget is drawn: its family, and the screen that gives it a size.
package struct WidgetFrame: Sendable {
  package let family: WidgetFamily
  package let screen: WidgetScreen
  /// Points.
  package let size: CGSize

  /// Finds the size of a family, on a named screen or on the standard one for it.
  ///
  /// - Throws: ``WidgetError`` where the widget does not support the family or the screen lacks it.
  @MainActor package init(
    _ widget: WidgetDescription, family: WidgetFamily, screen named: WidgetScreen? = nil, size: CGSize? = nil
  ) throws {
    guard widget.families.contains(family) else {
      throw WidgetError.unsupportedFamily(
        family.name, kind: widget.kind, supported: widget.families.map(\.name))
    }
    let screen = named ?? WidgetScreen.standard(for: family)
    guard let points = size ?? screen.size(of: family) else {
      throw WidgetError.noSize(family.name, screen: screen.name, families: screen.families.map(\.name))
    }
    (self.family, self.screen, self.size) = (family, screen, points)
  }

  /// What a provider is told.
  package func context(isPreview: Bool) -> TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: isPreview, displaySize: size)
  }
}
