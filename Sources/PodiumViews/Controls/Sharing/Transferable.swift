/// A value that can be handed to other apps.
public protocol Transferable: SendableMetatype {
  /// The type that ``transferRepresentation`` answers; the compiler infers it.
  associatedtype Representation: TransferRepresentation

  /// The forms in which the value is handed over, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values of a type are handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of value.
  associatedtype Item: Transferable
  /// The type that ``body`` answers; the compiler infers it.
  associatedtype Body: TransferRepresentation

  /// The forms that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
  public static var transferRepresentation: _NoTransferRepresentation<Never> {
    _NoTransferRepresentation<Never>()
  }
}

/// Builds the forms of a value from the statements of a closure.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Passes an expression on.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  /// The first form.
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }

  /// One more form.
  public static func buildPartialBlock<C0: TransferRepresentation, C1: TransferRepresentation>(
    accumulated: C0, next: C1
  ) -> _PairTransferRepresentation<C0, C1> where C0.Item == Item, C1.Item == Item {
    _PairTransferRepresentation(first: accumulated, second: next)
  }
}

/// A form that the engine knows how to make by itself.
protocol ExportedRepresentation<Item>: TransferRepresentation
where Body == _NoTransferRepresentation<Item> {
  /// The ways out, the best first.
  var exports: [TransferExport<Item>] { get }
}

extension ExportedRepresentation {
  public var body: _NoTransferRepresentation<Item> { .init() }
}

/// No way out.
public struct _NoTransferRepresentation<Item: Transferable>: ExportedRepresentation {
  public typealias Body = Self
  var exports: [TransferExport<Item>] { [] }
}

/// One way to hand a value over.
enum TransferExport<Item>: Sendable {
  /// Runs where it is called, so that values need not be sendable.
  typealias Slow<Result> = nonisolated(nonsending) @Sendable (Item) async throws -> Result

  /// Another value stands for this one.
  case proxy(@Sendable (Item) throws -> any Transferable)
  /// Another value, made with time, stands for this one.
  case slowProxy(Slow<any Transferable>)
  case data(UTType, Slow<Data>)
  case file(UTType, Slow<URL>)
}

extension TransferRepresentation {
  /// The ways out of this form and those it is made of.
  var allExports: [TransferExport<Item>] {
    if let exported = self as? any ExportedRepresentation<Item> { return exported.exports }
    func inside<B: TransferRepresentation>(_ body: B) -> [TransferExport<Item>] {
      (body.allExports as? [TransferExport<Item>]) ?? []
    }
    return inside(body)
  }
}

/// Two forms, the better one first.
public struct _PairTransferRepresentation<First: TransferRepresentation, Second: TransferRepresentation>:
  ExportedRepresentation
where First.Item == Second.Item {
  public typealias Item = First.Item
  let first: First
  let second: Second

  var exports: [TransferExport<Item>] { first.allExports + second.allExports }
}
