import Foundation

/// What a run wrote, for programs to read: `Output/manifest.json`.
///
/// Keys are sorted and dates are in UTC, so that the same run gives the same bytes.
package struct Manifest: Codable, Sendable, Hashable {
  /// The version of this layout; raised when a reader of the old one would misread the new one.
  package static let currentVersion = 1
  /// The file's name in the output folder.
  package static let fileName = "manifest.json"

  package var schemaVersion = Manifest.currentVersion
  /// The program and its version: `scoreboard 0.1.0`.
  package var generator: String
  package var pictures: [Picture]
  package var widgets: [WidgetState]
  package var fonts: [Font]
  /// Versions of the libraries that drew, by name: a picture may change with them.
  package var libraries: [String: String]

  package init(
    generator: String, pictures: [Picture] = [], widgets: [WidgetState] = [], fonts: [Font] = [],
    libraries: [String: String] = [:]
  ) {
    self.generator = generator
    self.pictures = pictures
    self.widgets = widgets
    self.fonts = fonts
    self.libraries = libraries
  }

  /// A width and a height.
  package struct Size: Codable, Sendable, Hashable {
    package var width: Double
    package var height: Double
    package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }

  /// A rectangle in points from the picture's upper left corner.
  package struct Rect: Codable, Sendable, Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
    package init(_ rect: CGRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  /// An area that leads somewhere; a later one lies over an earlier one.
  package struct Link: Codable, Sendable, Hashable {
    package var rect: Rect
    /// As the view gave it, byte for byte.
    package var url: String
    package var label: String
    package init(rect: Rect, url: String, label: String) {
      (self.rect, self.url, self.label) = (rect, url, label)
    }
  }

  /// One file.
  package struct Picture: Codable, Sendable, Hashable {
    /// The widget's kind.
    package var widget: String
    package var family: String
    /// Whose picture it is, where the widget shows one of many.
    package var pet: String?
    package var entryDate: Date
    package var renderedAt: Date
    /// Points.
    package var size: Size
    /// Nil for a format without pixels.
    package var pixels: Size?
    /// Pixels a point; nil for a format without pixels.
    package var scale: Double?
    /// `light` or `dark`.
    package var scheme: String
    /// `png`, `svg` or `pdf`.
    package var format: String
    /// 64 lower-case hexadecimal digits.
    package var sha256: String
    /// The file's name in the output folder.
    package var file: String
    package var widgetURL: String?
    package var links: [Link]
    /// What the picture says aloud, in reading order.
    package var accessibilityText: [String]
    /// Texts that did not fit, as they were meant.
    package var truncatedTexts: [String]
    package var warnings: [String]

    package init(
      widget: String, family: String, pet: String? = nil, entryDate: Date, renderedAt: Date, size: Size,
      pixels: Size? = nil, scale: Double? = nil, scheme: String, format: String, sha256: String, file: String,
      widgetURL: String? = nil, links: [Link] = [], accessibilityText: [String] = [],
      truncatedTexts: [String] = [],
      warnings: [String] = []
    ) {
      self.widget = widget
      self.family = family
      self.pet = pet
      self.entryDate = entryDate
      self.renderedAt = renderedAt
      self.size = size
      self.pixels = pixels
      self.scale = scale
      self.scheme = scheme
      self.format = format
      self.sha256 = sha256
      self.file = file
      self.widgetURL = widgetURL
      self.links = links
      self.accessibilityText = accessibilityText
      self.truncatedTexts = truncatedTexts
      self.warnings = warnings
    }
  }

  /// When a widget's pictures change next.
  package struct WidgetState: Codable, Sendable, Hashable {
    /// The widget's kind.
    package var widget: String
    package var displayName: String?
    package var pet: String?
    /// When the next entry of the timeline shows.
    package var nextFlip: Date?
    /// When the provider is to be asked for a new timeline.
    package var nextReload: Date?
    /// From when on the pictures say less than is known.
    package var staleAfter: Date?

    package init(
      widget: String, displayName: String? = nil, pet: String? = nil, nextFlip: Date? = nil,
      nextReload: Date? = nil,
      staleAfter: Date? = nil
    ) {
      self.widget = widget
      self.displayName = displayName
      self.pet = pet
      self.nextFlip = nextFlip
      self.nextReload = nextReload
      self.staleAfter = staleAfter
    }
  }

  /// A font file that drew.
  package struct Font: Codable, Sendable, Hashable {
    package var family: String
    package var style: String
    package var version: String
    package init(family: String, style: String, version: String) {
      (self.family, self.style, self.version) = (family, style, version)
    }
  }
}
