@_spi(Reflection) import Swift

/// The styles set for one kind of control, the innermost last.
///
/// A style that uses its own kind of control (`Label(configuration)` inside a `LabelStyle`) gets the next style
/// out, as in SwiftUI; hence a stack and not one value.
struct StyleStack<Style>: Equatable {
  private var styles: [Style] = []

  init() {}

  /// The style in force, or nil for the automatic one.
  var current: Style? { styles.last }

  var isEmpty: Bool { styles.isEmpty }

  /// The styles around the one in force.
  var outer: StyleStack {
    var stack = self
    _ = stack.styles.popLast()
    return stack
  }

  func adding(_ style: Style) -> StyleStack {
    var stack = self
    stack.styles.append(style)
    return stack
  }

  /// Styles are the same input where type and bits are; a false answer only costs a run of bodies.
  static func == (lhs: StyleStack, rhs: StyleStack) -> Bool {
    lhs.styles.count == rhs.styles.count && zip(lhs.styles, rhs.styles).allSatisfy { areSame($0, $1) }
  }

  private static func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    func open<T>(_ value: T) -> Bool { (rhs as? T).map { hasEqualBits(value, $0) } ?? false }
    return _openExistential(lhs, do: open)
  }
}

/// Runs what a style makes, with the style's own dynamic properties connected.
struct StyleBody<Style, Content: View>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "style" }
  nonisolated static var nestedType: Any.Type { Style.self }

  var style: Style
  let make: @MainActor (Style) -> Content

  var body: some View { make(style) }
}

/// A part of a control as its style sees it: a view whose type is hidden.
@MainActor package protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  // The part's place is that of the hidden view: a place between them would be one more for every control.
  package func reconcile(_ node: ViewNode) { content.reconcile(node) }
}

/// A view without its type, or nil where it can only be empty.
@MainActor func erasedUnlessEmpty<V: View>(_ view: V) -> AnyView? {
  V.self == EmptyView.self ? nil : AnyView(view)
}
