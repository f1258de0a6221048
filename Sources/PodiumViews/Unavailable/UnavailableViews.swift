/// Not drawn by Podium: rows in columns.
@available(*, unavailable, message: "Podium has no Table; use List with rows of HStack, or Grid")
public struct Table<Value, Rows, Columns>: View {
  /// Does nothing.
  public init<Data>(_ data: Data, @ViewBuilder columns: () -> Columns) where Value == Never, Rows == Never {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: maps.
@available(*, unavailable, message: "Podium has no MapKit; show an Image of the map")
public struct Map<Content>: View {
  /// Does nothing.
  public init() where Content == EmptyView {}
  /// Does nothing.
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: films.
@available(*, unavailable, message: "Podium has no AVKit; show an Image of the film")
public struct VideoPlayer<Overlay>: View {
  /// Does nothing.
  public init(player: Any?) where Overlay == EmptyView {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a button that takes what was copied.
@available(*, unavailable, message: "Podium has no pasteboard; use Button")
public struct PasteButton: View {
  /// Does nothing.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a choice of photos.
@available(*, unavailable, message: "Podium has no photo library; use Button")
public struct PhotosPicker<Label>: View {
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a calendar of several dates.
@available(*, unavailable, message: "Podium has no MultiDatePicker; use DatePicker")
public struct MultiDatePicker<Label>: View {
  /// Does nothing.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a button that renames.
@available(*, unavailable, message: "Podium has no renaming; use Button")
public struct RenameButton<Label>: View {
  /// Does nothing.
  public init() where Label == EmptyView {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: SpriteKit scenes.
@available(*, unavailable, message: "Podium has no SpriteKit; use SwiftUI views")
public struct SpriteView: View {
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: SceneKit scenes.
@available(*, unavailable, message: "Podium has no SceneKit; use SwiftUI views")
public struct SceneView: View {
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: trees of rows.
@available(*, unavailable, message: "Podium has no OutlineGroup; use DisclosureGroup")
public struct OutlineGroup<Data, ID, Content: View>: View {
  /// Does nothing.
  public init(
    _ data: Data, id: KeyPath<Data, ID>, children: KeyPath<Data, Data?>, @ViewBuilder content: (Data) -> Content
  ) {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: charts.
@available(*, unavailable, message: "Podium has no Charts; use Shape and Path views")
public struct Chart<Content: View>: View {
  /// Does nothing.
  public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a button that opens the settings.
@available(*, unavailable, message: "Podium opens no settings; use openURL or a sheet")
public struct SettingsLink<Label: View>: View {
  /// Does nothing.
  public init() where Label == EmptyView {}
  /// Does nothing.
  public init(@ViewBuilder label: () -> Label) {}
  public var body: some View { EmptyView() }
}
