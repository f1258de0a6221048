/// Kinds of surroundings that views stand clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which a picture never has.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Space around a view that scroll views and backgrounds inside may stretch into.
public struct _SafeAreaPaddingModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  package func makeWrapper() -> SafeAreaPaddingNode { SafeAreaPaddingNode() }

  package func update(_ wrapper: SafeAreaPaddingNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.update(insets, direction: node.environment.layoutDirection)
  }
}

package final class SafeAreaPaddingNode: InsetNode, SafeAreaNode {
  package var safeRect: CGRect {
    CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
  }
}

/// Lets a view reach under what it would stand clear of.
public struct _SafeAreaIgnoringLayout: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let edges: Edge.Set

  package func makeWrapper() -> SafeAreaIgnoringNode { SafeAreaIgnoringNode() }

  package func update(_ wrapper: SafeAreaIgnoringNode, _ node: ViewNode, index: Int) -> Bool {
    (wrapper.edges, wrapper.isRightToLeft) = (edges, node.environment.layoutDirection == .rightToLeft)
    return false
  }
}

/// Keeps its place in the layout and lays out its content in the stretched frame.
package final class SafeAreaIgnoringNode: WrapperNode {
  var edges: Edge.Set = .all
  var isRightToLeft = false

  override func placeChildren() {
    guard let content else { return }
    let whole = safeAreaFrame
    let left = edges.contains(isRightToLeft ? .trailing : .leading) ? frame.minX - whole.minX : 0
    let right = edges.contains(isRightToLeft ? .leading : .trailing) ? whole.maxX - frame.maxX : 0
    let top = edges.contains(.top) ? frame.minY - whole.minY : 0
    let bottom = edges.contains(.bottom) ? whole.maxY - frame.maxY : 0
    guard left != 0 || right != 0 || top != 0 || bottom != 0 else { return super.placeChildren() }
    let offered = ProposedViewSize(
      width: frame.width + left + right, height: frame.height + top + bottom)
    // What does not grow stays in the middle of the stretched frame.
    let size = content.size(offered)
    content.place(
      at: CGPoint(
        x: frame.minX - left + (frame.width + left + right - size.width) / 2,
        y: frame.minY - top + (frame.height + top + bottom - size.height) / 2),
      proposal: offered)
  }
}

extension View {
  /// Adds the same space on every side, points; scroll views inside reach into it.
  public consuming func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length)))
  }

  /// Adds space by side, points; scroll views inside reach into it.
  public consuming func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds space on some sides, points, 16 where no length is given; scroll views inside reach into it.
  public consuming func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length ?? Self.defaultPadding, edges: edges)))
  }

  /// Lets the view reach under bars and margins that it touches.
  public consuming func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach under bars and margins that it touches.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
