/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let identity: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: PrimitiveToolbarContent {
  var view: AnyView { AnyView(PlacedToolbarView(placement: placement, content: HStack { content })) }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: (), placement: placement, content: content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item that people may move.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(identity: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { identity }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes items of the views in `content`.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  var view: AnyView { AnyView(PlacedToolbarView(placement: placement, content: content)) }
}

/// Space between items of a toolbar.
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Makes the space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  var view: AnyView {
    AnyView(
      PlacedToolbarView(
        placement: placement,
        content: Group { if sizing == .fixed { Color.clear.frame(width: 8, height: 1) } else { Spacer() } }))
  }
}

/// Whether a space has a size of its own.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// The space takes what is left over.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The space has a size of its own.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A toolbar's view that knows where it goes.
struct PlacedToolbarView<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  var body: some View {
    content
      .font(placement.isEmphasized ? .headline : .body)
      .containerValue(\.toolbarPlacement, placement)
  }
}

extension ContainerValues {
  private enum PlacementKey: ContainerValueKey {
    static var defaultValue: ToolbarItemPlacement { .automatic }
  }

  /// Where a view of a toolbar goes.
  var toolbarPlacement: ToolbarItemPlacement {
    get { self[PlacementKey.self] }
    set { self[PlacementKey.self] = newValue }
  }
}

/// An item of a toolbar on its way to a bar.
struct ToolbarNode: Equatable {
  let reference: NodeReference
  let placement: ToolbarItemPlacement

  init(_ node: LayoutNode) {
    reference = NodeReference(node: node)
    placement = node.containerValues.toolbarPlacement
  }
}
