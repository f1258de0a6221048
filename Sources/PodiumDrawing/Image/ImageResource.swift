import Foundation

/// An encoded picture and what layout needs to know of it; pixels are decoded when drawn.
public struct ImageResource: Sendable, Hashable {
  /// How the bytes are encoded.
  public enum Format: String, Sendable, Hashable { case png, jpeg, svg, other }

  /// The encoded bytes.
  public var data: Data
  /// How the bytes are encoded.
  public var format: Format
  /// The natural size in points.
  public var size: CGSize
  /// SHA-256 of the bytes, in hexadecimal: what caches and comparisons go by.
  public var contentHash: String
  /// Whether the picture is a mask to be filled with the foreground style.
  public var isTemplate: Bool

  /// Makes a resource.
  public init(data: Data, format: Format, size: CGSize, contentHash: String, isTemplate: Bool = false) {
    self.data = data
    self.format = format
    self.size = size
    self.contentHash = contentHash
    self.isTemplate = isTemplate
  }

  public static func == (lhs: ImageResource, rhs: ImageResource) -> Bool {
    lhs.contentHash == rhs.contentHash && lhs.size == rhs.size && lhs.isTemplate == rhs.isTemplate
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}

/// Answers pictures and colours by name, as an app's asset catalog does.
public protocol AssetCatalog: Sendable {
  /// The picture called `name`, or nil where there is none.
  func image(named name: String, scheme: ColorScheme, displayScale: CGFloat) -> ImageResource?

  /// The colour called `name`, or nil where there is none.
  func color(named name: String) -> Color?
}
