import Synchronization

/// Which golden images this run has used, and from where: so that no two tests share one by accident.
package final class GoldenRegistry: Sendable {
  private struct Use {
    let place: String
    let digest: String
  }

  /// The process's own.
  package static let shared = GoldenRegistry()
  private let uses = Mutex<[String: Use]>([:])

  package init() {}

  /// Notes a use; the same place may use a file again, with the same picture.
  ///
  /// - Throws: `GoldenFault.usedTwice` and `.changesWithinRun`.
  package func claim(path: String, name: String, place: String, digest: String) throws(GoldenFault) {
    // Two names that differ only in case are one file on many machines.
    let key = path.lowercased()
    let earlier = uses.withLock { uses in
      let earlier = uses[key]
      if earlier == nil { uses[key] = Use(place: place, digest: digest) }
      return earlier
    }
    guard let earlier else { return }
    guard earlier.place == place else {
      throw GoldenFault.usedTwice(name: name, here: place, there: earlier.place)
    }
    guard earlier.digest == digest else { throw GoldenFault.changesWithinRun(name: name) }
  }
}
