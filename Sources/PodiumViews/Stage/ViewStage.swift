/// Takes a view from value to placed layout to display list, and keeps it alive in between.
///
/// The stage knows no renderer and no fonts but those of the environment it is given.
@MainActor package final class ViewStage {
  package let graph = ViewGraph()
  package private(set) var environment = EnvironmentValues()
  /// The size of the picture, points; set by ``layOut(size:proposal:)``.
  package private(set) var size: CGSize = .zero

  private let root = LayoutContainerNode(RootLayout(window: nil))
  private var hasPlaced = false

  /// Makes an empty stage.
  package init() {}

  /// Shows `view` in `environment`.
  package func show<V: View>(_ view: V, environment: EnvironmentValues) {
    self.environment = environment
    graph.setRoot(RootView(content: view), environment: environment)
    root.setItems(graph.items)
  }

  /// Whether views hear that they came, changed and went; a picture drawn once runs none of these actions.
  package var runsLifecycle = false

  /// How often placing may lead to changes that have to be placed again, before it counts as a loop. Ours.
  private static let maximumPasses = 50

  /// Brings the tree up to date with everything that changed, and places it.
  ///
  /// The picture has `size`, or the size that the content takes for `proposal`. Views made from geometry and
  /// preferences, and actions that change state, are followed until nothing changes any more.
  package func layOut(size fixed: CGSize? = nil, proposal: ProposedViewSize) {
    var needsReaders = true
    for pass in 0...Self.maximumPasses {
      if graph.update() { needsReaders = true }
      root.setItems(graph.items)
      place(size: fixed, proposal: proposal)
      if needsReaders, graph.runPreferenceReaders() {
        root.setItems(graph.items)
        place(size: fixed, proposal: proposal)
      }
      needsReaders = false
      let hasActed = graph.runActions(withLifecycle: runsLifecycle)
      if !graph.hasInvalidations { graph.focusScene.settle() }
      guard hasActed || graph.hasInvalidations else { return }
      if pass == Self.maximumPasses { graph.report(.endlessActions(view: graph.lastChanged ?? "a view")) }
    }
  }

  private func place(size fixed: CGSize?, proposal: ProposedViewSize) {
    root.setDirection(environment.layoutDirection)
    if root.currentLayout.window != fixed {
      root.setLayout(RootLayout(window: fixed))
      // Before the first time nothing has been measured.
      if hasPlaced { root.windowDidChange() }
    }
    hasPlaced = true
    size = fixed ?? root.size(proposal)
    let isFinite = size.width.isFinite && size.height.isFinite
    if !isFinite {
      graph.report(
        .unboundedSize(width: size.width, height: size.height))
      size = .zero
    }
    root.place(at: .zero, proposal: fixed.map { ProposedViewSize($0) } ?? proposal)
    let window = CGRect(origin: .zero, size: size)
    containerBackgrounds = placedBackgrounds
    for container in containerBackgrounds {
      for node in container.background { node.place(in: window, alignment: container.alignment) }
    }
    for presentation in presentations { presentation.placePresented(in: window) }
  }

  /// The outermost nodes.
  package var roots: LayoutNodes { root.items }

  /// Every node, in tree order, parents first.
  package func forEachNode(_ body: (LayoutNode, Int) -> Void) {
    func visit(_ node: LayoutNode, _ depth: Int) {
      body(node, depth)
      for child in node.children { visit(child, depth + 1) }
    }
    for item in root.items { visit(item, 0) }
  }

  /// The nodes of one type, in tree order.
  package func nodes<N: LayoutNode>(_ type: N.Type) -> [N] {
    var found: [N] = []
    forEachNode { node, _ in if let node = node as? N { found.append(node) } }
    return found
  }

  /// The backgrounds of views that are shown, in tree order; the tree is only searched where there are several.
  private var placedBackgrounds: [ContainerBackgroundNode] {
    let known = graph.containerBackgrounds
    guard known.count == 1, let only = known.first?.value else {
      return known.isEmpty ? [] : nodes(ContainerBackgroundNode.self).filter { !$0.background.isEmpty }
    }
    var top: LayoutNode = only
    while let outer = top.parent { top = outer }
    return top === root && !only.background.isEmpty ? [only] : []
  }

  /// Found when the tree was last placed.
  private var containerBackgrounds: [ContainerBackgroundNode] = []

  /// Whether a view inside gave its container a background.
  package var hasContainerBackground: Bool { !containerBackgrounds.isEmpty }

  /// The picture as values.
  ///
  /// - Throws: The first ``ViewProblem`` that keeps the picture from being drawn.
  package func displayList(drawsContainerBackground: Bool = true) throws -> DisplayList {
    if let problem = graph.problems.first(where: \.isFatal) ?? graph.shownProblem { throw problem }
    var context = DrawingContext()
    if drawsContainerBackground, let background = containerBackgrounds.first {
      for node in background.background { node.draw(&context) }
    }
    drawContent(&context)
    let urls = context.widgetURLs
    if urls.count > 1, Set(urls).count > 1 {
      context.addWarning(
        "the view sets widgetURL \(urls.count) times; WidgetKit leaves that undefined, the outermost is used")
    }
    return DisplayList(
      size: size, items: context.items, links: context.links, widgetURL: urls.first,
      accessibilityText: context.accessibilityText, truncatedTexts: context.truncatedTexts,
      warnings: graph.problems.map(\.message) + notes + context.warnings)
  }

  /// What views and presentations have to say as they are now, each once.
  private var notes: [String] {
    var notes: [String] = []
    for note in graph.notes where !notes.contains(note.text) { notes.append(note.text) }
    let presentations = presentations
    let isTogether = presentations.indices.contains { index in
      presentations[..<index].contains { earlier in
        !earlier.presented.contains(where: presentations[index].isInside)
      }
    }
    if isTogether {
      notes.append(
        "\(presentations.count) views are presented at once from one screen; SwiftUI presents only one at a time")
    }
    return notes
  }

  /// Draws the content and what is presented over it; only what is in front speaks.
  private func drawContent(_ context: inout DrawingContext) {
    let presentations = presentations
    guard let front = presentations.last else { return root.draw(&context) }
    _ = context.takingAccessibilityText { context in
      root.draw(&context)
      for behind in presentations.dropLast() {
        for node in behind.presented { node.draw(&context) }
      }
    }
    for node in front.presented { node.draw(&context) }
  }
}

/// Keeps the content's identity apart from the picture it is shown in.
private struct RootView<Content: View>: View, PrimitiveView {
  let content: Content

  func reconcile(_ node: ViewNode) {
    // The window's own edit mode, for those that set none.
    let mode = node.location(slot: 0, initial: EditMode.inactive)
    let environment = node.derivedEnvironment { $0.windowEditMode = Binding(location: mode) }
    node.reconcile(slot: 0, content, environment: environment)
  }
}

/// The content in the middle of the picture; several views stand below each other.
struct RootLayout: Layout {
  static var layoutProperties: LayoutProperties { LayoutProperties(setsGuides: false) }

  /// The picture's size where it is not the content's, points. The layout takes all of it, so that a
  /// right-to-left picture is mirrored about its own middle and not the content's.
  var window: CGSize?

  private var column: VStackLayout { VStackLayout() }

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    window ?? contentSize(proposal, subviews, &cache)
  }

  private func contentSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout VStackLayout.Cache
  ) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) {
    let size = contentSize(proposal, subviews, &cache)
    let isFinite = [bounds.width, bounds.height, size.width, size.height].allSatisfy(\.isFinite)
    let origin = isFinite ? CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2) : .zero
    if subviews.count == 1 {
      subviews[0].place(at: origin, proposal: proposal)
    } else {
      column.placeSubviews(
        in: CGRect(origin: origin, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
