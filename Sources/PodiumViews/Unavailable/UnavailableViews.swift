/// Not drawn by Podium: drawing by calls.
@available(*, unavailable, message: "Podium has no Canvas; put Shape and Path views into a ZStack")
public struct Canvas<Symbols>: View {
  /// Does nothing.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
  public var body: some View { EmptyView() }
}

/// Not there: what a canvas draws into.
@available(*, unavailable, message: "Podium has no Canvas; put Shape and Path views into a ZStack")
public struct GraphicsContext {}

/// Not drawn by Podium: rows in columns.
@available(*, unavailable, message: "Podium has no Table; use List with rows of HStack, or Grid")
public struct Table<Value, Rows, Columns>: View {
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: maps.
@available(*, unavailable, message: "Podium has no MapKit; show an Image of the map")
public struct Map<Content>: View {
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: films.
@available(*, unavailable, message: "Podium has no AVKit; show an Image of the film")
public struct VideoPlayer<Overlay>: View {
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a button that takes what was copied.
@available(*, unavailable, message: "Podium has no pasteboard; use Button")
public struct PasteButton: View {
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
  public var body: some View { EmptyView() }
}

/// Not drawn by Podium: a button that renames.
@available(*, unavailable, message: "Podium has no renaming; use Button")
public struct RenameButton<Label>: View {
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
