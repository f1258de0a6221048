/// A scene with a change to its description.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let change: @MainActor (inout SceneDescription) -> Void

  var scenes: [SceneDescription] {
    SceneDescription.all(of: content).map { scene in
      var changed = scene
      change(&changed)
      return changed
    }
  }
}

extension Scene {
  private func wrapping<V: View>(_ wrap: @escaping @MainActor (AnyView) -> V) -> some Scene {
    ModifiedScene(content: self) { $0.content = AnyView(wrap($0.content)) }
  }

  /// Sets a value of the environment in the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    wrapping { $0.environment(keyPath, value) }
  }

  /// Puts an observable object into the environment of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    wrapping { $0.environment(object) }
  }

  /// Calls an action with the old and the new value when a value changes while the scene is there.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    wrapping { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls an action when a value changes while the scene is there.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    wrapping { $0.onChange(of: value, initial: initial, action) }
  }

  /// Sets the size of a new window, points; drawing starts from it unless a size is given.
  public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { $0.defaultSize = size }
  }

  /// Sets the size of a new window, points; drawing starts from it unless a size is given.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Accepted: a window has the size it is drawn in.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How people may change a window's size.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the smallest and the largest size of the content.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// To no less than the smallest size of the content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
