extension Picker {
  /// Makes a picker for several values: nothing is chosen where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      read: {
        let values = Set(sources.map { $0[keyPath: selection].wrappedValue })
        return values.count == 1 ? values.first : nil
      },
      write: { value in for source in sources { source[keyPath: selection].wrappedValue = value } },
      content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Makes a picker for several values, with a label looked up by key.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker for several values, with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}
