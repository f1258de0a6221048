/// Several views treated as one for modifiers, without a layout of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("Group has no body") }

  /// Makes a group of views; a modifier on it applies to each of them.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView, InPlaceContainer where Content: View {}
