/// Collects what layout nodes draw into the parts of a display list.
package struct DrawingContext {
  package private(set) var items: [DisplayItem] = []
  package private(set) var links: [DisplayList.LinkArea] = []
  package private(set) var accessibilityText: [String] = []
  package private(set) var truncatedTexts: [String] = []
  package private(set) var warnings: [String] = []
  /// The `widgetURL`s met, in tree order.
  package private(set) var widgetURLs: [URL] = []

  /// From the coordinates of what is being drawn to the list's: link areas are kept in the list's.
  private var transform = CGAffineTransform.identity

  package init() {}

  /// Fills an outline; nothing is added for a paint that cannot be seen.
  package mutating func fill(_ path: Path, _ paint: Paint, style: FillStyle = FillStyle()) {
    if !paint.isClear, !path.isEmpty { items.append(.fill(path, paint, style)) }
  }

  /// Strokes an outline.
  package mutating func stroke(_ path: Path, _ paint: Paint, style: StrokeStyle) {
    if !paint.isClear, !path.isEmpty, style.lineWidth > 0 { items.append(.stroke(path, paint, style)) }
  }

  /// Adds any item.
  package mutating func add(_ item: DisplayItem) { items.append(item) }

  /// Draws into a layer of its own; an empty layer is left out.
  package mutating func layer(
    _ configure: (inout DisplayItem.Layer) -> Void, content: (inout DrawingContext) -> Void
  ) {
    var layer = DisplayItem.Layer(items: [])
    configure(&layer)
    let (outerItems, outerTransform) = (items, transform)
    items = []
    transform = layer.transform.concatenating(outerTransform)
    content(&self)
    layer.items = items
    items = outerItems
    transform = outerTransform
    if !layer.items.isEmpty { items.append(.layer(layer)) }
  }

  /// Adds an area that leads somewhere; `rect` in the coordinates being drawn in.
  ///
  /// An area that is drawn nowhere, at a place or in a size that is no number, is left out: no file can hold it.
  package mutating func addLink(_ rect: CGRect, to url: URL, label: String) {
    let area = rect.applying(transform)
    guard area.minX.isFinite, area.minY.isFinite, area.maxX.isFinite, area.maxY.isFinite else { return }
    links.append(DisplayList.LinkArea(rect: area, url: url, label: label))
  }

  package mutating func addAccessibilityText(_ text: String) {
    if !text.isEmpty { accessibilityText.append(text) }
  }

  /// Runs `content` and answers the texts it added, taking them out again.
  package mutating func takingAccessibilityText(_ content: (inout DrawingContext) -> Void) -> [String] {
    let outer = accessibilityText
    accessibilityText = []
    content(&self)
    defer { accessibilityText = outer }
    return accessibilityText
  }

  package mutating func addTruncated(_ text: String) { truncatedTexts.append(text) }

  package mutating func addWarning(_ text: String) {
    if !warnings.contains(text) { warnings.append(text) }
  }

  package mutating func addWidgetURL(_ url: URL) { widgetURLs.append(url) }
}
