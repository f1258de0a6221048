extension GraphicsContext {
  /// Which side of a clip stays.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is inside goes, and what is outside stays.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// A part of the canvas, in its own coordinates.
  struct Clip {
    /// Nil where the part is a mask's.
    private(set) var path: Path?
    private var style = FillStyle()
    private var mask: [DisplayItem] = []

    init(path: Path, style: FillStyle) { (self.path, self.style) = (path, style) }

    init(mask: [DisplayItem]) { self.mask = mask }

    /// All of the canvas where items are not drawn.
    init(outside items: [DisplayItem], of bounds: CGRect) {
      let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
      mask = [
        .fill(Path(bounds), black, FillStyle()), .layer(DisplayItem.Layer(items: items, blendMode: .destinationOut)),
      ]
    }

    func layer(_ items: [DisplayItem]) -> DisplayItem.Layer {
      if let path { return DisplayItem.Layer(items: items, clip: path, clipStyle: style) }
      return DisplayItem.Layer(items: items, mask: mask)
    }
  }
}
