import Foundation
import PodiumDrawing
import PodiumViews
import PodiumWidgets

/// What to draw and how, once the command line has been read.
package struct RenderRequest: Sendable {
  /// A file format.
  package enum Format: String, Sendable, Hashable, CaseIterable { case png, svg, pdf }

  /// Which of a provider's three answers is drawn.
  package enum Source: Sendable, Hashable { case timeline, snapshot, placeholder }

  /// Nil for the home-screen families that each widget supports.
  package var families: [WidgetFamily]?
  package var schemes: [ColorScheme] = [.light]
  package var formats: [Format] = [.png]
  /// Pixels per point.
  package var scale: CGFloat = 2
  /// The moment drawn.
  package var date: Date
  package var timeZone: TimeZone = .gmt
  package var locale = Locale(identifier: "en_US")
  /// Nil for the standard screen of each family.
  package var screen: WidgetScreen?
  package var source = Source.timeline
  /// Whether pictures are cut to the rounded form of a widget.
  package var isMasked = false
  /// Whether a warning fails the picture.
  package var isStrict = false
  /// Schemes of the app's own that links may have.
  package var linkSchemes: Set<String> = []
  /// Pictures encoded at once.
  package var jobs = 1

  package init(date: Date) { self.date = date }

  /// The radius of a widget's corners, points; Apple publishes none, 20 is ours (facts 1.4).
  package static let cornerRadius: CGFloat = 20

  /// The environment of a picture in one scheme.
  package func environment(_ scheme: ColorScheme, assets: (any AssetCatalog)?) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.locale = locale
    environment.timeZone = timeZone
    environment.layoutDirection = Self.direction(of: locale)
    environment.assetCatalog = assets
    environment.now = date
    return environment
  }

  private static func direction(of locale: Locale) -> LayoutDirection {
    locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The families to draw of a widget, smallest first.
  @MainActor func families(of widget: WidgetDescription) -> [WidgetFamily] {
    if let families { return families }
    let system = WidgetFamily.all.filter { widget.families.contains($0) && !$0.isAccessory }
    return system.isEmpty ? WidgetFamily.all.filter { widget.families.contains($0) } : system
  }
}

extension ColorScheme {
  /// The name in files and manifests.
  var name: String { self == .light ? "light" : "dark" }
}
