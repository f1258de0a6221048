/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
  /// As the system likes; always drawn while the search is in use.
  public static let automatic = SearchScopeActivation()
  /// Once something is typed; drawn as `automatic`.
  public static let onTextEntry = SearchScopeActivation()
  /// While the search is in use.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// The scopes of a search, one beside the other under the field.
private struct ScopeBar<V: Hashable, Scopes: View>: View {
  let selection: Binding<V>
  let scopes: Scopes

  var body: some View {
    let chosen = selection.wrappedValue
    Group(subviews: scopes) { [selection] subviews in
      HStack(spacing: 0) {
        ForEach(subviews) { scope in
          let tag = PickerOption.tag(of: scope, as: V.self)
          let isChosen = tag == .some(chosen)
          HStack { scope }
            .font(.system(size: 13, weight: isChosen ? .semibold : .medium))
            .foregroundStyle(Color.primary)
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
              if isChosen { ScopeThumb() }
            }
            .modifier(
              _ActionModifier(kind: .button) {
                if let tag { selection.wrappedValue = tag }
              })
        }
      }
      .padding(2)
      .frame(height: 32)
      .background(Color(.semantic(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 9, style: .continuous))
      .padding(.horizontal, NavigationBar.margin)
      .padding(.bottom, 8)
    }
  }
}

/// The ground of the chosen scope.
private struct ScopeThumb: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    RoundedRectangle(cornerRadius: 7, style: .continuous)
      .fill(scheme == .light ? Color.white : Color(white: 0.39))
      .shadow(color: Color.black.opacity(0.12), radius: 4, y: 3)
  }
}

extension View {
  /// Adds scopes to the search of the screen; they show while it is in use.
  public consuming func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    BesideView(content: self, beside: ScopeBar(selection: scope, scopes: scopes())) { screen, nodes in
      screen.searchScopes += nodes.map(NodeReference.init)
    }
  }

  /// Adds scopes to the search of the screen; they show while it is in use.
  public consuming func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Shows views over the content while the search of the screen is in use.
  public consuming func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    BesideView(content: self, beside: suggestions().font(.body).environment(\.isInListRow, true)) { screen, nodes in
      screen.suggestions += nodes.map(SuggestionNode.init)
    }
  }

  /// Makes a touch on the suggestion put a text into the search field.
  public consuming func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, .text(completion))
  }

  /// Makes a touch on the suggestion add a token to the search field.
  public consuming func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchCompletion, .token(TokenCompletion(id: AnyHashable(token.id), element: token)))
  }
}
