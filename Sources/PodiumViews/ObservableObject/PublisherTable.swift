import Synchronization

/// The publishers of objects that have none of their own, by object.
///
/// An object holds nothing of the table; its entry goes when others come, so the table stays about as large as the
/// number of living objects.
final class PublisherTable: Sendable {
  static let shared = PublisherTable()

  /// Unchecked: the reference is only compared, and weak references may be read from any thread.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Contents {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before the dead ones are taken out.
    var limit = 16
  }

  private let contents = Mutex(Contents())

  /// The number of entries, dead ones included.
  var count: Int { contents.withLock { $0.entries.count } }

  /// The publisher of an object, the same as long as the object lives.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let fresh = Entry(object: object, publisher: ObservableObjectPublisher())
    return contents.withLock { contents in
      // A new object may have the address of one that is gone.
      if let known = contents.entries[id], known.object != nil { return known.publisher }
      if contents.entries.count >= contents.limit {
        contents.entries = contents.entries.filter { $0.value.object != nil }
        contents.limit = max(16, contents.entries.count * 2)
      }
      contents.entries[id] = fresh
      return fresh.publisher
    }
  }
}
