/// A view with something its author should know, as long as it is so; it is told with the picture's warnings.
struct NotedView<Content: View>: View, PrimitiveView {
  let note: String?
  let content: Content

  func reconcile(_ node: ViewNode) {
    node.graph.note(note, by: node)
    node.reconcile(slot: 0, content)
  }
}

/// Words for a selection that none of the tags is.
enum SelectionNote {
  /// nil where there is nothing to say: nothing is chosen, or there is nothing to choose from.
  static func text<V>(_ view: String, selection: V?, tags: [AnyHashable?]) -> String? {
    guard let selection, !isNil(selection), !tags.isEmpty else { return nil }
    let known = tags.compactMap { $0 }
    let types = Set(known.map { String(describing: type(of: $0.base)) }).sorted()
    let shown = known.prefix(8).map { "'\($0.base)'" } + (known.count > 8 ? ["…"] : [])
    let there =
      known.isEmpty
      ? "none of its views has a tag"
      : "its tags are \(shown.joined(separator: ", ")) (\(types.joined(separator: ", ")))"
    return "\(view) has the selection '\(bare(selection))' (\(V.self)), which is the tag of none of its views; \(there)"
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// The value inside an optional.
  private static func bare(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value
  }
}
