/// Whether a list can be edited: rows deleted and moved.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows show what edits them.
  public var isEditing: Bool { self != .inactive }
}

/// A binding to an edit mode, compared by where it leads.
private struct EditModeReference: Equatable {
  let binding: Binding<EditMode>?

  static func == (lhs: EditModeReference, rhs: EditModeReference) -> Bool {
    switch (lhs.binding, rhs.binding) {
    case (nil, nil): true
    case (let mine?, let theirs?): mine.isSameInput(as: theirs)
    default: false
    }
  }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey {
    static var defaultValue: EditModeReference { EditModeReference(binding: nil) }
  }
  private struct WindowEditModeKey: EnvironmentKey {
    static var defaultValue: EditModeReference { EditModeReference(binding: nil) }
  }
  private struct ListEditingKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the views of a screen are edited; each screen of a stack has a mode of its own, and the window has one.
  public var editMode: Binding<EditMode>? {
    get { givenEditMode ?? self[WindowEditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeReference(binding: newValue) }
  }

  /// The edit mode of a screen, or one that was set.
  fileprivate var givenEditMode: Binding<EditMode>? { self[EditModeKey.self].binding }

  /// The edit mode where no screen has one.
  var windowEditMode: Binding<EditMode>? {
    get { self[WindowEditModeKey.self].binding }
    set { self[WindowEditModeKey.self] = EditModeReference(binding: newValue) }
  }

  /// Whether the list around shows what edits its rows.
  var isListEditing: Bool {
    get { self[ListEditingKey.self] }
    set { self[ListEditingKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of the lists on its screen.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Makes the button.
  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}

/// Gives a screen an edit mode, unless there is one around it.
struct EditModeScope: ViewModifier {
  @State private var own = EditMode.inactive
  @Environment(\.givenEditMode) private var around

  func body(content: Content) -> some View { content.environment(\.editMode, around ?? $own) }
}

extension View {
  /// Keeps the row from being deleted.
  public consuming func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListTraitModifier { traits, _ in traits.isDeleteDisabled = traits.isDeleteDisabled || isDisabled })
  }

  /// Keeps the row from being moved.
  public consuming func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListTraitModifier { traits, _ in traits.isMoveDisabled = traits.isMoveDisabled || isDisabled })
  }
}
