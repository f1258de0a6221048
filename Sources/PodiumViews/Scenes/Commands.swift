/// Commands of an app, as in the menu bar of a Mac or of an iPad with a keyboard.
@MainActor @preconcurrency public protocol Commands {
  /// The type of commands that ``body`` answers; the compiler infers it.
  associatedtype Body: Commands

  /// What the commands are made of.
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Passes commands on.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Several commands in a row.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<(repeat each Content)> {
    _TupleCommands(value: (repeat each content)) { value in
      var views: [AnyView] = []
      for commands in repeat each value { views.append(AnyView(CommandsView(commands: commands))) }
      return views
    }
  }

  /// `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _TupleCommands<Content?> {
    _TupleCommands(value: content) { $0.map { [AnyView(CommandsView(commands: $0))] } ?? [] }
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Commands that are views instead of having a body.
@MainActor protocol PrimitiveCommands: Commands where Body == Never {
  var views: [AnyView] { get }
}

/// No commands.
public struct EmptyCommands: Sendable {
  /// Makes them.
  nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
  var views: [AnyView] { [] }
}

/// Several commands in a row.
public struct _TupleCommands<T> {
  let value: T
  let describe: @MainActor (T) -> [AnyView]
}

extension _TupleCommands: PrimitiveCommands {
  var views: [AnyView] { describe(value) }
}

/// Runs commands as a view, with their own state and environment.
struct CommandsView<Content: Commands>: View, NestedDynamicProperties {
  nonisolated static var nestedField: String { "commands" }
  nonisolated static var nestedType: Any.Type { Content.self }

  var commands: Content

  var body: some View {
    let primitive = commands as? any PrimitiveCommands
    let views = primitive?.views ?? [AnyView(CommandsView<Content.Body>(commands: commands.body))]
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}
