/// A view's size and alignment guides, in its own coordinates, points.
public struct ViewDimensions {
  /// The view's width, points.
  public let width: CGFloat
  /// The view's height, points.
  public let height: CGFloat
  private let node: LayoutNode?
  private let proposal: ProposedViewSize

  init(size: CGSize, node: LayoutNode?, proposal: ProposedViewSize) {
    (width, height) = (size.width, size.height)
    (self.node, self.proposal) = (node, proposal)
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// The place of a guide, explicit or by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }

  /// The place of a guide, explicit or by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// The place of a guide where the view or something in it set one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The place of a guide where the view or something in it set one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    node?.guide(key, proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.node === rhs.node && lhs.proposal == rhs.proposal
  }
}
