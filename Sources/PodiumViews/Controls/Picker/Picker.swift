/// Chooses one of several options.
///
/// The options are told apart by the tags of the content's views; in a `ForEach` by the ids of its elements
/// where no tag is set.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// What is chosen; nil where several values differ.
  let read: () -> SelectionValue?
  let write: (SelectionValue) -> Void
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look

  /// Makes a picker with any view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      read: { selection.wrappedValue }, write: { selection.wrappedValue = $0 }, content: content, label: label)
  }

  init(
    read: @escaping () -> SelectionValue?, write: @escaping (SelectionValue) -> Void,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.read, self.write, self.label, self.content) = (read, write, label(), content())
  }

  public var body: some View {
    let (read, write) = (read, write)
    Group(subviews: content) { subviews in
      let current = read()
      let tags = subviews.map { PickerOption.tag(of: $0, as: SelectionValue.self) }
      NotedView(
        note: current != nil && tags.contains(current) ? nil : note(current, subviews),
        content: PickerContent(
          label: label,
          options: zip(subviews, tags).map { view, tag in
            PickerOption(view: view, isSelected: tag != nil && tag == current) {
              if let tag { write(tag) }
            }
          }, look: look))
    }
    .modifier(ValueControlModifier(input: .choice))
  }

  private func note(_ selection: SelectionValue?, _ subviews: SubviewsCollection) -> String? {
    let title = (label as? Text).map { " '\($0.string(in: EnvironmentValues()))'" } ?? ""
    return SelectionNote.text(
      "the Picker\(title)", selection: selection,
      tags: subviews.map { $0.containerValues.anyTag ?? $0.dataIDs.first })
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a label looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Makes a picker with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == PodiumViews.Label<Text, Image> {
  /// Makes a picker with a label looked up by key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PodiumViews.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a label as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { PodiumViews.Label(title, systemImage: systemImage) }
  }
}

/// One option of a picker, with what choosing it does.
struct PickerOption: Identifiable {
  let view: Subview
  let isSelected: Bool
  let choose: @MainActor () -> Void

  nonisolated var id: Subview.ID { view.id }

  /// The value that a view of the content stands for.
  @MainActor static func tag<V: Hashable>(of view: Subview, as type: V.Type) -> V? {
    // A tag that was set counts alone, even where it is of another type.
    if let tag = view.containerValues.anyTag { return tag.base as? V }
    return view.dataIDs.lazy.compactMap { $0.base as? V }.first
  }
}
