/// Hands over another value in place of this one.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  ExportedRepresentation
{
  let exports: [TransferExport<Item>]

  /// Makes a form that can be handed over.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    exports = [.proxy(exporting)]
  }

  /// Makes a form that can be handed over, where that takes time.
  @_disfavoredOverload public init(
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation
  ) {
    exports = [.slowProxy(exporting)]
  }

  /// Makes a form that can be handed over and taken.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    exports = [.proxy(exporting)]
  }

  /// Makes a form that can be handed over and taken, where that takes time.
  @_disfavoredOverload public init(
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    exports = [.slowProxy(exporting)]
  }

  /// Makes a form that can only be taken.
  public init(
    importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { exports = [] }
}

/// Hands a value over as bytes.
public struct DataRepresentation<Item: Transferable>: ExportedRepresentation {
  let exports: [TransferExport<Item>]

  /// Makes a form that can be handed over and taken.
  public init(
    contentType: UTType, exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    exports = [.data(contentType, exporting)]
  }

  /// Makes a form that can be handed over.
  public init(
    exportedContentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) {
    exports = [.data(exportedContentType, exporting)]
  }

  /// Makes a form that can only be taken.
  public init(
    importedContentType: UTType,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    exports = []
  }
}

/// Hands a value over in its coded form, JSON unless an encoder is given.
public struct CodableRepresentation<Item: Transferable & Codable>: ExportedRepresentation {
  let exports: [TransferExport<Item>]

  /// Makes a form of JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    exports = [.data(contentType, { try Self.json.encode($0) })]
  }

  /// Makes a form with coders of one's own.
  public init<Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable>(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
  ) where Encoder.Output == Data, Decoder.Input == Data {
    exports = [.data(contentType, { try encoder.encode($0) })]
  }

  /// Keys in order, so that the same value is the same bytes.
  private static var json: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

/// Hands a value over as a file.
public struct FileRepresentation<Item: Transferable>: ExportedRepresentation {
  let exports: [TransferExport<Item>]

  /// Makes a form that can be handed over and taken.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    exports = [.file(contentType, { try await exporting($0).file })]
  }

  /// Makes a form that can be handed over.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    exports = [.file(exportedContentType, { try await exporting($0).file })]
  }

  /// Makes a form that can only be taken.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    exports = []
  }
}

/// A file to be handed over.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may use the file itself instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// Names the file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the sender's file itself, not a copy.
  public let isOriginalFile: Bool
}

/// Something that writes values in a coded form.
public protocol TopLevelEncoder {
  /// The type of the coded form.
  associatedtype Output

  /// The coded form of `value`.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that reads values from a coded form.
public protocol TopLevelDecoder {
  /// The type of the coded form.
  associatedtype Input

  /// The value of a coded form.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
