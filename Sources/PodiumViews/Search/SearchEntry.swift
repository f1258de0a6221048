/// The search field of a screen on its way to the bar.
struct SearchEntry: Equatable {
  let field: [NodeReference]
  let isActive: Bool
  let complete: SearchCompletionTarget
}

/// Where a chosen suggestion goes.
@MainActor final class SearchCompletionTarget: Equatable {
  var complete: (SearchCompletion) -> Void = { _ in }

  nonisolated static func == (lhs: SearchCompletionTarget, rhs: SearchCompletionTarget) -> Bool {
    lhs === rhs
  }
}

/// What choosing a suggestion does.
enum SearchCompletion: Hashable {
  case text(String)
  case token(TokenCompletion)
}

/// A token to add, told apart by its id.
struct TokenCompletion: Hashable {
  let id: AnyHashable
  let element: Any

  static func == (lhs: TokenCompletion, rhs: TokenCompletion) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A suggestion on its way to the list under the field.
struct SuggestionNode: Equatable {
  let reference: NodeReference
  let completion: SearchCompletion?

  init(_ node: LayoutNode) {
    reference = NodeReference(node: node)
    completion = node.containerValues.searchCompletion
  }
}

extension ContainerValues {
  private enum CompletionKey: ContainerValueKey { static var defaultValue: SearchCompletion? { nil } }

  /// What choosing a suggestion does.
  var searchCompletion: SearchCompletion? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
}

/// The suggestions over a screen's content while it is searched.
struct SuggestionList: View {
  let screen: ScreenValue

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(screen.suggestions.enumerated()), id: \.offset) { _, suggestion in
        row(suggestion)
        Divider().padding(.leading, NavigationBar.margin)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.semantic(.background)))
  }

  @ViewBuilder private func row(_ suggestion: SuggestionNode) -> some View {
    let view = HStack { ItemsView(nodes: [suggestion.reference.node]) }
      .frame(maxWidth: .infinity, minHeight: NavigationBar.rowHeight, alignment: .leading)
      .padding(.horizontal, NavigationBar.margin)
    if let completion = suggestion.completion, let target = screen.search?.complete {
      view.modifier(_ActionModifier(kind: .button) { target.complete(completion) })
    } else {
      view
    }
  }
}
