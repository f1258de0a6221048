/// Whether people see a scene and can use it.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Opens a window: `@Environment(\.openWindow) var openWindow; openWindow(id: "pets")`.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  /// What is to be opened: the group's id, the value to show.
  public struct Request: Hashable {
    /// The id of the window group, where one is named.
    public let id: String?
    /// The value to show, where there is one.
    public let value: AnyHashable?
  }

  private let handler: @MainActor (Request) -> Void

  /// Makes an action that calls `handler`. Ours: a picture has no windows to open.
  nonisolated public init(handler: @escaping @MainActor (Request) -> Void) { self.handler = handler }

  /// Opens a window of a group.
  public func callAsFunction(id: String) { handler(Request(id: id, value: nil)) }

  /// Opens a window for a value, in the group for its type.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    handler(Request(id: nil, value: AnyHashable(value)))
  }

  /// Opens a window of a group for a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    handler(Request(id: id, value: AnyHashable(value)))
  }
}

/// Closes a window: `@Environment(\.dismissWindow) var dismissWindow; dismissWindow(id: "pets")`.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  private let handler: @MainActor (OpenWindowAction.Request) -> Void

  /// Makes an action that calls `handler`. Ours: a picture has no windows to close.
  nonisolated public init(handler: @escaping @MainActor (OpenWindowAction.Request) -> Void) {
    self.handler = handler
  }

  /// Closes the window that the view is in.
  public func callAsFunction() { handler(.init(id: nil, value: nil)) }

  /// Closes the windows of a group.
  public func callAsFunction(id: String) { handler(.init(id: id, value: nil)) }

  /// Closes the window that shows a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { handler(.init(id: nil, value: AnyHashable(value))) }

  /// Closes the window of a group that shows a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    handler(.init(id: id, value: AnyHashable(value)))
  }
}

extension EnvironmentValues {
  private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
  }
  private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
  }

  /// The phase of the scene; a view in a host is active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Opens a window; a picture has none, so it does nothing unless a handler is set.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes a window; a picture has none, so it does nothing unless a handler is set.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }
}
