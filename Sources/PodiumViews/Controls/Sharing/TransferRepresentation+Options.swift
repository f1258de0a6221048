/// A form with something said about it.
public struct _OptionedTransferRepresentation<Base: TransferRepresentation>: ExportedRepresentation {
  public typealias Item = Base.Item
  let base: Base
  /// Whether a value has this form.
  let condition: (@Sendable (Base.Item) -> Bool)?

  var exports: [TransferExport<Item>] {
    guard let condition else { return base.allExports }
    @Sendable func checked(_ item: Item) throws -> Item {
      if condition(item) { return item }
      throw TransferRefused()
    }
    func guarded(_ export: TransferExport<Item>) -> TransferExport<Item> {
      switch export {
      case .proxy(let make): .proxy({ try make(checked($0)) })
      case .slowProxy(let make): .slowProxy({ try await make(checked($0)) })
      case .data(let type, let make): .data(type, { try await make(checked($0)) })
      case .file(let type, let make): .file(type, { try await make(checked($0)) })
      }
    }
    return base.allExports.map(guarded)
  }
}

/// A value does not have the form asked for.
struct TransferRefused: Error {}

/// Who sees a form of a value.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String
  /// Everyone.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// The apps of one's own team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// The apps of one's own group.
  public static let group = TransferRepresentationVisibility(name: "group")
  /// One's own process alone.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
  /// Hands the form over only for values that meet a condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _OptionedTransferRepresentation(base: self, condition: condition)
  }

  /// Names the file that the receiver makes of the form; nothing here makes one.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _OptionedTransferRepresentation(base: self, condition: nil)
  }

  /// Names the file that the receiver makes of the form; nothing here makes one.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _OptionedTransferRepresentation(base: self, condition: nil)
  }

  /// Limits who sees the form; here there is only one's own process.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    _OptionedTransferRepresentation(base: self, condition: nil)
  }
}
