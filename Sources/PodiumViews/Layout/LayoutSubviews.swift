/// The views inside a layout, as the layout sees them.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// The direction of the layout; a layout places as if left to right and is mirrored.
  public var layoutDirection: LayoutDirection
  private let items: ArraySlice<LayoutSubview>

  init(_ items: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    (self.items, self.layoutDirection) = (items, layoutDirection)
  }

  public var startIndex: Int { items.startIndex }
  public var endIndex: Int { items.endIndex }
  public subscript(index: Int) -> LayoutSubview { items[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(items[bounds], layoutDirection: layoutDirection)
  }

  /// Whether what is laid out from left to right is turned round.
  var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// The layout nodes of the subviews, in order.
  var nodes: [LayoutNode] { items.map(\.node) }

  /// The subviews at some indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { items[$0] }[...], layoutDirection: layoutDirection)
  }
}

/// One view inside a layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  let placer: LayoutPlacer

  /// A value that the view set for layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (node.layoutValue(ObjectIdentifier(key)) as? K.Value) ?? K.defaultValue
  }

  /// Higher is served first.
  public var priority: Double { node.layoutPriority }

  /// The distances the view likes.
  public var spacing: ViewSpacing { node.spacing(isMirrored: placer.isMirrored) }

  /// The view's size for a proposal, points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

  /// Puts the view's `anchor` at `position`, in the coordinates of the bounds given to the layout.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    placer.place(node, at: position, anchor: anchor, proposal: proposal)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }
}

/// A key for a value that views hand to the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that set none.
  static var defaultValue: Self.Value { get }
}
