/// How far a view likes to stand from its neighbours.
///
/// Each edge holds values by category; the distance between two edges is the largest value of the categories
/// that both have, and 0 where they have none in common (facts K11b).
public struct ViewSpacing: Sendable {
  /// What a value is about.
  enum Category: Hashable, Sendable {
    /// Any view beside any other.
    case general
    /// Text under text.
    case textToText
    /// Text under something else.
    case viewToText
    /// Something else under text.
    case textToView
  }

  /// Values in points; a handful, so a list is quicker than a table.
  typealias Values = [(category: Category, value: CGFloat)]

  var top: Values
  var leading: Values
  var bottom: Values
  var trailing: Values

  /// The distance of plain views, both ways (facts K2).
  static let general: CGFloat = 8

  /// The spacing of a plain view.
  public init() { self = .plain }

  private static let plain: ViewSpacing = {
    let sides: Values = [(.general, general)]
    return ViewSpacing(
      top: sides + [(.textToView, 0)], leading: sides, bottom: sides + [(.viewToText, 0)], trailing: sides)
  }()

  /// A view that wants no distance at all.
  public static let zero = ViewSpacing(top: [], leading: [], bottom: [], trailing: [])

  init(top: Values, leading: Values, bottom: Values, trailing: Values) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Takes the larger wishes of both on the given sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func merge(_ mine: inout Values, _ theirs: Values) {
      for entry in theirs {
        if let index = mine.firstIndex(where: { $0.category == entry.category }) {
          mine[index].value = max(mine[index].value, entry.value)
        } else {
          mine.append(entry)
        }
      }
    }
    if edges.contains(.top) { merge(&top, other.top) }
    if edges.contains(.leading) { merge(&leading, other.leading) }
    if edges.contains(.bottom) { merge(&bottom, other.bottom) }
    if edges.contains(.trailing) { merge(&trailing, other.trailing) }
  }

  /// The larger wishes of both on the given sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the view that follows along `axis`, points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    var result: CGFloat = 0
    for entry in mine {
      for other in theirs where other.category == entry.category {
        result = max(result, entry.value, other.value)
      }
    }
    return result
  }

  /// The spacing with left and right exchanged.
  var mirrored: ViewSpacing { ViewSpacing(top: top, leading: trailing, bottom: bottom, trailing: leading) }
}
