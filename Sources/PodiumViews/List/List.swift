/// Rows below each other in sections, scrolled when there are more than fit.
///
/// Only rows that can be seen are made and laid out.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let content: Content
  let selection: ListSelection?

  init(selection: ListSelection?, content: Content) { (self.selection, self.content) = (selection, content) }

  package func reconcile(_ node: ViewNode) {
    let isEditing = node.tracking { node.environment.editMode?.wrappedValue.isEditing ?? false }
    let environment = node.derivedEnvironment {
      $0.isListEditing = isEditing
      $0.stackOrientation = nil
      $0.isLazyContainer = true
      $0.isInList = true
      $0.isInListRow = true
      $0.sectionLook = .list
      $0.listSelection = listSelection(node)
    }
    node.reconcile(slot: 0, content, environment: environment)
    tellScreen(node)
    if let selection, let place = node.environment.splitPlace { place.follow(selection, node) }
    let column = (node.attachment as? ScrollNode)?.items.first as? ListColumnNode
    // The actions behind a row that was swiped are made only while they can be seen.
    if let actions = column?.revealed?.actions {
      node.reconcile(slot: 1, SwipeButtons(content: actions))
    } else {
      node.removeChildren(from: 1)
    }
  }

  /// Lets the bars of the screen around stand on the list's own ground.
  private func tellScreen(_ node: ViewNode) {
    let isPlain = node.environment.listMetrics.isPlain || node.environment.hidesScrollBackground
    node.setPreferenceWriter(
      PreferenceWriter(key: ScreenKey.self) { value in
        guard !isPlain else { return }
        var screen = value as? ScreenValue ?? ScreenKey.defaultValue
        screen.background = screen.background ?? Color(.semantic(.groupedBackground))
        value = screen
      })
  }

  package func items(_ node: ViewNode) -> LayoutNodes {
    let scroll = node.attachment as? ScrollNode ?? ScrollNode()
    node.attachment = scroll
    let column = scroll.items.first as? ListColumnNode ?? ListColumnNode()
    let environment = node.environment
    scroll.axes = .vertical
    scroll.setDirection(environment.layoutDirection)
    column.setDirection(environment.layoutDirection)
    column.look = ListLook(environment)
    column.selection = selection
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if column.isEditing != isEditing {
      column.isEditing = isEditing
      column.revealed = nil
      column.invalidateLayout()
    }
    column.swipeItems = node.children.count > 1 ? node.children[1].items : []
    column.onReveal = { [weak node] in
      guard let node else { return }
      assumingMainActor(with: node) { $0.runAgain() }
    }
    column.setSections(node.children[0].items)
    scroll.setItems([column])
    return [scroll]
  }
}

/// The buttons behind a row that was swiped.
private struct SwipeButtons: View {
  let content: AnyView

  var body: some View {
    content
      .buttonStyle(SwipeButtonStyle())
      .labelStyle(.iconOnly)
      .font(.body)
  }
}

/// White on the button's tint, as high as the row.
private struct SwipeButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .frame(minWidth: 74, maxHeight: .infinity)
      .background(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
  }
}
