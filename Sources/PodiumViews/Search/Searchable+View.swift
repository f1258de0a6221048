extension View {
  private func searchable(_ source: SearchSource, _ isPresented: Binding<Bool>?, _ prompt: Text?) -> some View {
    modifier(SearchableModifier(source: source, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field to the screen.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(SearchSource(text: text), nil, prompt)
  }

  /// Adds a search field to the screen.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(SearchSource(text: text), nil, Text(prompt))
  }

  /// Adds a search field to the screen.
  @_disfavoredOverload public consuming func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(SearchSource(text: text), nil, Text(prompt))
  }

  /// Adds a search field to the screen; the binding says whether it is in use.
  public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(SearchSource(text: text), isPresented, prompt)
  }

  /// Adds a search field to the screen; the binding says whether it is in use.
  public consuming func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(SearchSource(text: text), isPresented, Text(prompt))
  }

  /// Adds a search field to the screen; the binding says whether it is in use.
  @_disfavoredOverload public consuming func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(SearchSource(text: text), isPresented, Text(prompt))
  }

  // MARK: Tokens

  private func source<C, T: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ suggested: Binding<C>?,
    _ token: @escaping (C.Element) -> T
  ) -> SearchSource
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    func remove(_ id: C.Element.ID) { tokens.wrappedValue.removeAll { $0.id == id } }
    var source = SearchSource(text: text)
    source.tokens = {
      tokens.wrappedValue.map { element in
        SearchToken(
          completion: TokenCompletion(id: AnyHashable(element.id), element: element),
          view: AnyView(token(element))
        ) { remove(element.id) }
      }
    }
    source.clearTokens = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    source.add = { completion in
      guard let element = completion.element as? C.Element else { return }
      if !tokens.wrappedValue.contains(where: { $0.id == element.id }) { tokens.wrappedValue.append(element) }
    }
    if let suggested {
      source.suggested = {
        let used = Set(tokens.wrappedValue.map(\.id))
        return suggested.wrappedValue.filter { !used.contains($0.id) }.map { element in
          SearchToken(
            completion: TokenCompletion(id: AnyHashable(element.id), element: element),
            view: AnyView(token(element))
          ) {}
        }
      }
    }
    return source
  }

  /// Adds a search field with tokens to the screen; a touch on a token removes it.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(source(text, tokens, nil, token), nil, prompt)
  }

  /// Adds a search field with tokens to the screen; a touch on a token removes it.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(source(text, tokens, nil, token), nil, Text(prompt))
  }

  /// Adds a search field with tokens to the screen; the binding says whether it is in use.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(source(text, tokens, nil, token), isPresented, prompt)
  }

  /// Adds a search field with tokens and suggested ones to the screen.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(source(text, tokens, suggestedTokens, token), nil, prompt)
  }

  /// Adds a search field with tokens and suggested ones to the screen.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(source(text, tokens, suggestedTokens, token), nil, Text(prompt))
  }

  /// Adds a search field with tokens and suggested ones to the screen; the binding says whether it is in use.
  public consuming func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(source(text, tokens, suggestedTokens, token), isPresented, prompt)
  }
}
