extension Image: View, PrimitiveView {
  package func items(_ node: ViewNode) -> LayoutNodes {
    switch source {
    case .symbol(let name): return [symbolNode(name, node)]
    case .named(let name): return [imageNode(resource(in: node.environment), name: name, node)]
    case .resource(let resource): return [imageNode(resource, name: "", node)]
    }
  }

  /// The picture that is meant in an environment; nil for a symbol and for what is not there.
  func resource(in environment: EnvironmentValues) -> ImageResource? {
    switch source {
    case .symbol: nil
    case .named(let name):
      environment.assetCatalog?.image(
        named: name, scheme: environment.colorScheme, displayScale: environment.displayScale)
    case .resource(let resource): resource
    }
  }

  @MainActor private func imageNode(_ resource: ImageResource?, name: String, _ node: ViewNode) -> LayoutNode {
    let leaf = node.attachment as? ImageNode ?? ImageNode()
    node.attachment = leaf
    update(
      leaf, resource, name: name, isResizable: isResizable, paint: node.environment.foregroundPaint(),
      redaction: node.environment.redaction)
    return leaf
  }

  /// Shows a picture in a node; `paint` is for templates.
  func update(
    _ leaf: ImageNode, _ resource: ImageResource?, name: String, isResizable: Bool, paint: StylePaint,
    redaction: Redaction?
  ) {
    let isTemplate = templateMode.map { $0 == .template } ?? resource?.isTemplate ?? false
    leaf.update(
      resource: resource, name: name, label: label ?? name, isResizable: isResizable,
      interpolation: interpolationMode, tint: isTemplate ? paint : nil, redaction: redaction)
  }
}

/// Lays out and draws one picture; a missing one is a faint box, so that its absence shows.
final class ImageNode: LayoutNode {
  private var resource: ImageResource?
  private var name = ""
  private var label = ""
  private var isResizable = false
  private var interpolation = Image.Interpolation.medium
  private var tint: StylePaint?
  private var redaction: Redaction?

  func update(
    resource: ImageResource?, name: String, label: String, isResizable: Bool,
    interpolation: Image.Interpolation, tint: StylePaint?, redaction: Redaction?
  ) {
    let isSame =
      self.resource?.size == resource?.size && self.isResizable == isResizable
      && (self.name, self.label) == (name, label)
    (self.resource, self.name, self.label, self.isResizable) = (resource, name, label, isResizable)
    (self.interpolation, self.tint, self.redaction) = (interpolation, tint, redaction)
    if !isSame { invalidateLayout() }
  }

  var naturalSize: CGSize { resource?.size ?? CGSize(width: 10, height: 10) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  override func draw(_ context: inout DrawingContext) {
    if redaction?.kind != .cover { context.addAccessibilityText(label) }
    if let redaction { return redaction.fill(frame, &context) }
    guard let resource else {
      context.addWarning("there is no image named '\(name)'")
      context.fill(Path(frame), .color(Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.2)))
      return
    }
    guard frame.width > 0, frame.height > 0 else { return }
    let mode: DisplayItem.ImageItem.Interpolation =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    var drawn = resource
    drawn.isTemplate = tint != nil
    context.add(
      .image(DisplayItem.ImageItem(resource: drawn, rect: frame, interpolation: mode, tint: tint?(frame))))
  }

  override package var dumpName: String { "Image" }
  override package var dumpDetail: String { "\"\(name)\"" }
}
