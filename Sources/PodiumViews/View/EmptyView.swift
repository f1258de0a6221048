/// A view that is not there: it takes part in no layout.
public struct EmptyView {
  /// Makes the empty view.
  public init() {}
}

extension EmptyView: View, PrimitiveView {
  package func items(_ node: ViewNode) -> LayoutNodes { [] }
}
