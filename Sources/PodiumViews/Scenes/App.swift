/// A program with scenes: with `@main`, running it on Linux lists and draws them.
@MainActor @preconcurrency public protocol App {
  /// The type of scene that ``body`` answers; the compiler infers it.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Self.Body { get }

  /// Makes the app.
  init()
}

/// A part of an app: a window, a group of windows, the settings.
@MainActor @preconcurrency public protocol Scene {
  /// The type of scene that ``body`` answers; the compiler infers it.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  /// Passes a scene on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A single scene stands for itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes in a row.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<(repeat each Content)> {
    _TupleScene(value: (repeat each content)) { value in
      var scenes: [SceneDescription] = []
      for scene in repeat each value { scenes += SceneDescription.all(of: scene) }
      return scenes
    }
  }

  /// `if` without `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene that describes itself instead of having a body.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
  var scenes: [SceneDescription] { get }
}

/// Several scenes in a row.
public struct _TupleScene<T> {
  let value: T
  let describe: @MainActor (T) -> [SceneDescription]
}

extension _TupleScene: PrimitiveScene {
  var scenes: [SceneDescription] { describe(value) }
}

/// A scene that may not be there.
public struct _OptionalScene<Wrapped: Scene> {
  let content: Wrapped?
}

extension _OptionalScene: PrimitiveScene {
  var scenes: [SceneDescription] { content.map { SceneDescription.all(of: $0) } ?? [] }
}

/// One scene of an app as values.
package struct SceneDescription {
  /// What a scene is.
  package enum Kind: String, Sendable { case windowGroup, window, settings }

  package var kind: Kind
  /// As the app names it; nil where it does not.
  package var id: String?
  package var title: Text?
  /// The type of value that opens a window of the group.
  package var valueType: String?
  /// Points.
  package var defaultSize: CGSize?
  package var content: AnyView

  /// The scenes of a scene, in order.
  @MainActor package static func all<S: Scene>(of scene: S) -> [SceneDescription] {
    if let primitive = scene as? any PrimitiveScene { return primitive.scenes }
    return all(of: scene.body)
  }
}

/// Runs one scene of an app as a view: the app's own state lives and changes what the scene shows.
package struct AppSceneView<A: App>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "app" }
  nonisolated static var nestedType: Any.Type { A.self }

  var app: A
  let index: Int

  /// Makes the view of the scene at `index`.
  package init(app: A, index: Int) { (self.app, self.index) = (app, index) }

  package var body: some View {
    let scenes = SceneDescription.all(of: app.body)
    if scenes.indices.contains(index) { scenes[index].content }
  }
}
