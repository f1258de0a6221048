/// What a ``Canvas`` draws with.
///
/// A copy draws into the same canvas and keeps its own opacity, blend mode, transform, clips and filters.
public struct GraphicsContext {
  let recording: CanvasRecording
  let symbols: LayoutNodes
  /// The canvas in its own coordinates, points.
  let bounds: CGRect

  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// How opaque what is drawn next is, 0…1.
  public var opacity = 1.0
  /// How the colours of what is drawn next meet those drawn before.
  public var blendMode = BlendMode.normal
  /// From the coordinates of what is drawn next to the canvas's, points.
  public var transform = CGAffineTransform.identity

  private var clips: [Clip] = []
  private var filters: [Filter] = []

  init(recording: CanvasRecording, symbols: LayoutNodes, bounds: CGRect, environment: EnvironmentValues) {
    (self.recording, self.symbols, self.bounds) = (recording, symbols, bounds)
    self.environment = environment
  }

  // MARK: Coordinates

  /// Moves what is drawn next, points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Scales what is drawn next about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Turns what is drawn next about the origin, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Moves what is drawn next by a matrix, before the transform there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Drawing

  /// Draws with the context's state; what is collected is in the coordinates drawn in.
  func draw(_ body: (inout DrawingContext) -> Void) {
    var drawn = DrawingContext()
    body(&drawn)
    for warning in drawn.warnings { recording.context.addWarning(warning) }
    for text in drawn.truncatedTexts { recording.context.addTruncated(text) }
    guard !drawn.items.isEmpty else { return }
    add(transform.isIdentity ? drawn.items : [.layer(DisplayItem.Layer(items: drawn.items, transform: transform))])
  }

  /// Draws into a layer, which is then drawn as one with the context's opacity, blend mode, clips and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    guard !items.isEmpty else { return }
    add([.layer(DisplayItem.Layer(items: items))])
  }

  /// The items of a layer, in the canvas's coordinates.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let inside = CanvasRecording()
    var context = GraphicsContext(
      recording: inside, symbols: symbols, bounds: bounds, environment: environment)
    context.transform = transform
    try content(&context)
    for warning in inside.context.warnings { recording.context.addWarning(warning) }
    for text in inside.context.truncatedTexts { recording.context.addTruncated(text) }
    return inside.context.items
  }

  /// Adds items in the canvas's coordinates: filtered, clipped, then faded and blended.
  private func add(_ items: [DisplayItem]) {
    var items = items
    // The filter added last is the first to be applied.
    for filter in filters.reversed() { items = [.layer(filter.layer(items))] }
    for clip in clips.reversed() { items = [.layer(clip.layer(items))] }
    if opacity < 1 || blendMode != .normal || opacity.isNaN {
      items = [
        .layer(DisplayItem.Layer(items: items, opacity: opacity.isNaN ? 0 : max(opacity, 0), blendMode: blendMode.mode))
      ]
    }
    for item in items { recording.context.add(item) }
  }

  // MARK: Clips and filters

  /// Draws what comes next only inside an outline, or only outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    clips.append(
      options.contains(.inverse)
        ? Clip(outside: [.fill(path, .color(Self.black), style)], of: bounds)
        : Clip(path: path, style: style))
  }

  /// Draws what comes next only where a layer is drawn, as far as that is opaque, or only where it is not.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let items = [DisplayItem.layer(DisplayItem.Layer(items: try layer(content), opacity: opacity))]
    clips.append(options.contains(.inverse) ? Clip(outside: items, of: bounds) : Clip(mask: items))
  }

  /// The smallest rectangle around what the clips leave of the canvas, in the coordinates drawn in, points.
  public var clipBoundingRect: CGRect {
    let visible = clips.reduce(bounds) { visible, clip in
      clip.path.map { visible.overlap($0.boundingRect) } ?? visible
    }
    return visible.isNull ? .zero : visible.applying(transform.inverted())
  }

  /// Changes what is drawn next by a filter; of several, the one added last is applied first.
  ///
  /// Lengths of filters are points of the canvas, whatever the transform.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.resolved(in: environment))
  }

  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)
}
