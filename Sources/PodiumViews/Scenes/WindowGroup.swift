/// Windows of one kind.
public struct WindowGroup<Content: View> {
  var description: SceneDescription

  init(
    _ kind: SceneDescription.Kind = .windowGroup, id: String?, title: Text?, valueType: String? = nil,
    content: AnyView
  ) {
    description = SceneDescription(kind: kind, id: id, title: title, valueType: valueType, content: content)
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  var scenes: [SceneDescription] { [description] }
}

@MainActor extension WindowGroup {
  /// Makes a group of windows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(id: nil, title: nil, content: AnyView(content()))
  }

  /// Makes a group of windows that can be opened by its id.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: nil, content: AnyView(content()))
  }

  /// Makes a group of windows with a title.
  public init(_ titleKey: LocalizedStringKey, id: String? = nil, @ViewBuilder content: () -> Content) {
    self.init(id: id, title: Text(titleKey), content: AnyView(content()))
  }

  /// Makes a group of windows with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, title: Text(title), content: AnyView(content()))
  }

  /// Makes a group of windows that each show a value; a window opened without one has nil.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      id: id, title: nil, valueType: "\(type)",
      content: AnyView(PresentedWindowContent(start: nil, content: content)))
  }

  /// Makes a group of windows with a title that each show a value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      id: id, title: Text(titleKey), valueType: "\(type)",
      content: AnyView(PresentedWindowContent(start: nil, content: content)))
  }

  /// Makes a group of windows that each show a value, with one for windows opened without.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let window = PresentedWindowContent<D, C>(start: nil) { optional in
      content(Binding(get: { optional.wrappedValue ?? defaultValue() }, set: { optional.wrappedValue = $0 }))
    }
    self.init(id: id, title: nil, valueType: "\(type)", content: AnyView(window))
  }
}

/// The content of a window that shows a value, with the value as a state of the window's.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(start: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: start)
  }

  public var body: some View { content($value) }
}

/// A window of which there is one.
public struct Window<Content: View> {
  var description: SceneDescription
}

extension Window: Scene, PrimitiveScene {
  var scenes: [SceneDescription] { [description] }
}

@MainActor extension Window {
  /// Makes a window.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    description = SceneDescription(kind: .window, id: id, title: Text(titleKey), content: AnyView(content()))
  }

  /// Makes a window.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    description = SceneDescription(kind: .window, id: id, title: Text(title), content: AnyView(content()))
  }
}

/// The window of an app's settings.
public struct Settings<Content: View> {
  let content: Content
}

extension Settings: Scene, PrimitiveScene {
  var scenes: [SceneDescription] {
    [SceneDescription(kind: .settings, id: nil, title: Text("Settings"), content: AnyView(content))]
  }
}

@MainActor extension Settings {
  /// Makes the settings.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}
