import Synchronization

/// A key, how its value is kept, and what counts where there is none.
struct StoredPlace<Value> {
  let key: String
  let coding: StoredCoding<Value>
  let initial: Value

  func read(_ connection: StoreConnection?) -> Value {
    connection?.read().flatMap(coding.decode) ?? initial
  }

  func write(_ value: Value, _ connection: StoreConnection?) { connection?.write(coding.encode(value)) }

  func binding(_ connection: StoreConnection?) -> Binding<Value> {
    Binding(
      get: { read(connection) }, set: { write($0, connection) },
      target: connection.map { BindingTarget(root: $0.signal, path: []) })
  }
}

/// A property's way to its store, kept by its place in the tree.
final class StoreConnection {
  let store: any AppStorageStore
  let signal: StoreSignal
  private let key: String

  private init(_ store: any AppStorageStore, key: String) {
    (self.store, self.key) = (store, key)
    signal = StoreSignal.of(store, key)
  }

  /// The connection of `node`'s property in `slot`, made anew where the store or the key changed.
  @MainActor static func install(
    in store: any AppStorageStore, key: String, node: ViewNode, slot: Int
  ) -> StoreConnection {
    if let known = node.stored(slot) as? StoreConnection, known.store === store, known.key == key {
      return known
    }
    let fresh = StoreConnection(store, key: key)
    node.store(fresh, slot: slot)
    return fresh
  }

  func read() -> Any? {
    signal.access()
    return store.object(forKey: key)
  }

  func write(_ value: Any?) {
    // A store of ours tells of the change itself; once more costs nothing, bodies run once.
    store.set(value, forKey: key)
    signal.change()
  }
}

/// Tells everybody who read a key of a store that its value changed, in whatever tree of views.
final class StoreSignal: Observable, Sendable {
  private struct ID: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private struct Weak { weak var signal: StoreSignal? }

  private static let known = Mutex<[ID: Weak]>([:])

  private let registrar = ObservationRegistrar()
  private let id: ID

  /// Stands for the value in the registrar; never read by itself.
  private var value: Void { () }

  private init(_ id: ID) { self.id = id }

  deinit {
    // Somebody may have made a new one meanwhile. It is let go outside of the lock: that may be its end too.
    let newer = Self.known.withLock { [id] known in
      let newer = known[id]?.signal
      if newer == nil { known[id] = nil }
      return newer
    }
    withExtendedLifetime(newer) {}
  }

  /// The signal of a key; it lives as long as somebody holds it, and its holder keeps the store.
  static func of(_ store: any AppStorageStore, _ key: String) -> StoreSignal {
    let id = ID(store: ObjectIdentifier(store), key: key)
    return known.withLock { known in
      if let signal = known[id]?.signal { return signal }
      let signal = StoreSignal(id)
      known[id] = Weak(signal: signal)
      return signal
    }
  }

  /// Tells the readers of a key, where there are any.
  static func changed(_ store: any AppStorageStore, _ key: String) {
    let id = ID(store: ObjectIdentifier(store), key: key)
    known.withLock { $0[id]?.signal }?.change()
  }

  func access() { registrar.access(self, keyPath: \.value) }

  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
