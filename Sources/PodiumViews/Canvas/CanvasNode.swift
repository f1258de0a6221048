/// Draws by calling an author's closure, each time the picture is drawn.
final class CanvasNode: LayoutNode {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var environment = EnvironmentValues()
  /// Views that are drawn only where the closure says so: they are no part of the tree around the canvas.
  var symbols: LayoutNodes = []

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    for symbol in symbols { symbol.place(at: .zero, proposal: .unspecified) }
  }

  override package func draw(_ context: inout DrawingContext) {
    if let redaction = environment.redaction, redaction.kind == .cover { return redaction.fill(frame, &context) }
    guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return }
    let recording = CanvasRecording()
    var drawing = GraphicsContext(
      recording: recording, symbols: symbols, bounds: CGRect(origin: .zero, size: frame.size),
      environment: environment)
    renderer(&drawing, frame.size)
    let drawn = recording.context
    // Colours are mixed with what the canvas itself has drawn, and a clipped layer is a picture of its own.
    context.layer {
      $0.clip = Path(frame)
    } content: { outer in
      outer.layer {
        $0.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      } content: { inner in
        for item in drawn.items { inner.add(item) }
      }
    }
    for warning in drawn.warnings { context.addWarning(warning) }
    for text in drawn.truncatedTexts { context.addTruncated(text) }
  }

  override package var dumpName: String { "Canvas" }
}

/// What a canvas and all copies of its context draw into.
final class CanvasRecording {
  var context = DrawingContext()
}
