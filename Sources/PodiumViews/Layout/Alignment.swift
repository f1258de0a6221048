/// A kind of alignment guide, with the place it has in a view that says nothing of it.
public protocol AlignmentID {
  /// The guide's place in a view, points from its left or top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What tells one alignment guide from another.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  // Unchecked: a metatype is immutable; the conformance behind it is not isolated, as AlignmentID is not.
  let id: any AlignmentID.Type
  package let axis: Axis
  let isBaseline: Bool

  init(id: any AlignmentID.Type, axis: Axis) {
    (self.id, self.axis) = (id, axis)
    isBaseline = id == VerticalAlignment.FirstBaseline.self || id == VerticalAlignment.LastBaseline.self
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.axis == rhs.axis && ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// A line down a view by which views are lined up from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of an own kind.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// Lines up left sides, in a left-to-right environment.
  public static let leading = HorizontalAlignment(Leading.self)
  /// Lines up centres.
  public static let center = HorizontalAlignment(Center.self)
  /// Lines up right sides, in a left-to-right environment.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line below a row of a list begins; set with `alignmentGuide`.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends; set with `alignmentGuide`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A line across a view by which views are lined up from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment of an own kind.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// Lines up tops.
  public static let top = VerticalAlignment(Top.self)
  /// Lines up centres.
  public static let center = VerticalAlignment(Center.self)
  /// Lines up bottoms.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// Lines up the baselines of first lines; a view without text counts by its bottom.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// Lines up the baselines of last lines; a view without text counts by its bottom.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// Alignment in both directions.
public struct Alignment: Equatable, Sendable {
  /// Where things stand from side to side.
  public var horizontal: HorizontalAlignment
  /// Where things stand from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle, on the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The middle, on the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side, on the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side, on the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side, on the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side, on the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
