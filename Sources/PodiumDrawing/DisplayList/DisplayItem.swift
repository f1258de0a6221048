import Foundation

/// One step of drawing; all coordinates are points in the list's own space, y down.
public indirect enum DisplayItem: Sendable, Hashable {
  case fill(Path, Paint, FillStyle)
  case stroke(Path, Paint, StrokeStyle)
  case text(TextLine)
  case image(ImageItem)
  case layer(Layer)

  /// One line of text at its place.
  public struct TextLine: Sendable, Hashable {
    /// What stands on the line, an ellipsis included.
    public var text: StyledText
    /// The left end of the baseline.
    public var origin: CGPoint
    /// From the left end to the right end of the ink's advance.
    public var width: CGFloat
    /// Extra space after each character, points: negative where tightened, positive where justified.
    public var spacing: CGFloat

    /// Makes a line.
    public init(text: StyledText, origin: CGPoint, width: CGFloat, spacing: CGFloat = 0) {
      self.text = text
      self.origin = origin
      self.width = width
      self.spacing = spacing
    }
  }

  /// A picture stretched into a rectangle.
  public struct ImageItem: Sendable, Hashable {
    /// How pixels are averaged.
    public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

    /// The picture.
    public var resource: ImageResource
    /// What it is stretched into, points.
    public var rect: CGRect
    /// How its pixels are averaged.
    public var interpolation: Interpolation
    /// Fills the picture's alpha with this paint where it is a template.
    public var tint: Paint?

    /// Makes an item.
    public init(resource: ImageResource, rect: CGRect, interpolation: Interpolation = .medium, tint: Paint? = nil) {
      self.resource = resource
      self.rect = rect
      self.interpolation = interpolation
      self.tint = tint
    }
  }

  /// Items drawn together and treated as one.
  public struct Layer: Sendable, Hashable {
    /// What is drawn, the first at the bottom.
    public var items: [DisplayItem]
    /// How much the layer hides what is under it, 0…1.
    public var opacity: Double
    /// How the layer's colours meet what is under it.
    public var blendMode: BlendMode
    /// The outline outside which nothing is drawn, if there is one.
    public var clip: Path?
    /// How the outline of the clip is filled.
    public var clipStyle: FillStyle
    /// Applied to the items, the clip and the shadow.
    public var transform: CGAffineTransform
    /// The shadow under the layer, if there is one.
    public var shadow: Shadow?
    /// Standard deviation in points of a blur over the whole layer.
    public var blurRadius: CGFloat
    /// Items whose alpha masks the layer.
    public var mask: [DisplayItem]?
    /// Changes the colours of the finished content; the shadow keeps its own.
    public var colors: ColorTransform?
    /// Whether blend modes inside see only what the layer itself has drawn.
    public var isGroup = false

    /// Makes a layer that changes nothing by default.
    public init(
      items: [DisplayItem], opacity: Double = 1, blendMode: BlendMode = .normal, clip: Path? = nil,
      clipStyle: FillStyle = FillStyle(), transform: CGAffineTransform = .identity, shadow: Shadow? = nil,
      blurRadius: CGFloat = 0, mask: [DisplayItem]? = nil
    ) {
      self.items = items
      self.opacity = opacity
      self.blendMode = blendMode
      self.clip = clip
      self.clipStyle = clipStyle
      self.transform = transform
      self.shadow = shadow
      self.blurRadius = blurRadius
      self.mask = mask
    }
  }
}
