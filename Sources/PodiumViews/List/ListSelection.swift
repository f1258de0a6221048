/// A list's selection, whatever its type.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// The value selected, where one at most can be.
  var current: () -> AnyHashable? = { nil }
  /// Selects nothing, where one at most can be selected.
  var clear: (() -> Void)?
}

extension ListSelection {
  init<Value: Hashable>(one binding: Binding<Value?>) {
    self.init(
      contains: { $0.base as? Value == binding.wrappedValue && binding.wrappedValue != nil },
      toggle: { if let value = $0.base as? Value { binding.wrappedValue = value } },
      accepts: { $0.base is Value }, current: { binding.wrappedValue.map { AnyHashable($0) } },
      clear: { if binding.wrappedValue != nil { binding.wrappedValue = nil } })
  }

  init<Value: Hashable>(required binding: Binding<Value>) {
    self.init(
      contains: { $0.base as? Value == binding.wrappedValue },
      toggle: { if let value = $0.base as? Value { binding.wrappedValue = value } },
      accepts: { $0.base is Value })
  }

  init<Value: Hashable>(many binding: Binding<Set<Value>>) {
    self.init(
      contains: { ($0.base as? Value).map(binding.wrappedValue.contains) ?? false },
      toggle: { id in
        guard let value = id.base as? Value else { return }
        var chosen = binding.wrappedValue
        if chosen.remove(value) == nil { chosen.insert(value) }
        binding.wrappedValue = chosen
      }, accepts: { $0.base is Value })
  }
}

/// Leads rows to the selection of their list; one object for each list, so that rows do not run for a new one.
final class ListSelectionReference {
  var selection: ListSelection?
}

extension List {
  @MainActor func listSelection(_ node: ViewNode) -> ListSelectionReference {
    let known = node.stored(0) as? ListSelectionReference
    let reference = known ?? ListSelectionReference()
    if known == nil { node.store(reference, slot: 0) }
    reference.selection = selection
    return reference
  }
}

extension EnvironmentValues {
  private enum ListSelectionKey: EnvironmentKey { static var defaultValue: ListSelectionReference? { nil } }

  /// What the list around a view has selected.
  var listSelection: ListSelectionReference? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum LinkKey: ContainerValueKey { static var defaultValue: AnyHashable? { nil } }

  /// The value that a link as a row leads to; the row is selected by it where it has no tag.
  var linkValue: AnyHashable? {
    get { self[LinkKey.self] }
    set { self[LinkKey.self] = newValue }
  }
}
