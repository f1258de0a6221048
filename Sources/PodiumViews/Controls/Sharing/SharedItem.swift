/// Something that a share link hands over.
public struct SharedItem: CustomStringConvertible {
  /// The value, followed through its proxies as far as that takes no time.
  public let proxy: any Transferable
  /// What its preview is called, if it has one.
  public let title: String?

  @MainActor init<Item: Transferable>(_ item: Item, title: String?) {
    (proxy, self.title) = (Self.followed(item, depth: 0), title)
  }

  /// The text that is handed over, for a text or a URL.
  public var text: String? {
    switch proxy {
    case let text as String: text
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  public var description: String {
    let value = text ?? String(describing: type(of: proxy))
    return title.map { "\($0): \(value)" } ?? value
  }

  /// The value's bytes and their type in the best form it has; nil where it has none.
  ///
  /// - Throws: The error of the last form, where none could be made.
  @MainActor public func data() async throws -> (type: UTType, data: Data)? {
    try await Self.data(proxy)
  }

  /// A chain of proxies longer than this is a loop. Ours.
  private static let maximumDepth = 16

  private static func followed<Item: Transferable>(_ item: Item, depth: Int) -> any Transferable {
    guard depth < maximumDepth, let exports = exports(of: item) else { return item }
    for export in exports {
      switch export {
      case .proxy(let make):
        guard let proxy = try? make(item) else { continue }
        return followed(proxy, depth: depth + 1)
      case .slowProxy, .data, .file: return item
      }
    }
    return item
  }

  private static func exports<Item: Transferable>(of item: Item) -> [TransferExport<Item>]? {
    Item.transferRepresentation.allExports as? [TransferExport<Item>]
  }

  @MainActor private static func data<Item: Transferable>(
    _ item: Item, depth: Int = 0
  ) async throws -> (type: UTType, data: Data)? {
    guard depth < maximumDepth, let exports = exports(of: item) else { return nil }
    var failure: (any Error)?
    for export in exports {
      do {
        switch export {
        case .data(let type, let make): return (type, try await make(item))
        case .file(let type, let make): return (type, try Data(contentsOf: try await make(item)))
        case .proxy(let make):
          if let found = try await data(make(item), depth: depth + 1) { return found }
        case .slowProxy(let make):
          if let found = try await data(try await make(item), depth: depth + 1) { return found }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return nil
  }
}

/// What a share link was asked to hand over.
public struct ShareRequest: CustomStringConvertible {
  /// What is handed over.
  public let items: [SharedItem]
  /// What it is about, where that is said.
  public let subject: String?
  /// The text that goes with it, where there is one.
  public let message: String?

  public var description: String { "share " + items.map(\.description).joined(separator: ", ") }
}
