/// Whether people see a scene and can use it.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Opens a window: `@Environment(\.openWindow) var openWindow; openWindow(id: "pets")`.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  /// What is to be opened: the group's id, the value to show.
  public struct Request: Hashable {
    public let id: String?
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

extension EnvironmentValues {
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
}
