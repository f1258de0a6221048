import Synchronization

/// Where settings are kept: `UserDefaults` in an app, something in memory in a picture or test.
public protocol AppStorageStore: AnyObject {
  /// What is kept under a key: a Bool, Int, Double, String, Date or Data.
  func object(forKey key: String) -> Any?

  /// Keeps a value under a key; nil removes it.
  func set(_ value: Any?, forKey key: String)
}

extension UserDefaults: AppStorageStore {}

/// Settings in memory: nothing is read from the machine, nothing written to it.
///
/// Unchecked: `values` is only touched under `lock`.
public final class MemoryAppStorage: AppStorageStore, @unchecked Sendable {
  private let lock = Mutex(())
  private var values: [String: Any]

  /// Makes a store with values to begin with.
  public init(_ values: [String: Any] = [:]) { self.values = values }

  public func object(forKey key: String) -> Any? { lock.withLock { _ in values[key] } }

  public func set(_ value: Any?, forKey key: String) {
    lock.withLock { _ in values[key] = value }
    StoreSignal.changed(self, key)
  }
}

/// Which store a property means.
enum AppStorageDefaults {
  /// `UserDefaults.standard` is where an app's settings are anyway, so it means the environment's store.
  static func chosen(_ store: (any AppStorageStore)?) -> (any AppStorageStore)? {
    store === UserDefaults.standard ? nil : store
  }
}

/// The stores in memory of one tree of views.
struct MemoryStores {
  let app = MemoryAppStorage()
  let scene = MemoryAppStorage()
}

extension EnvironmentValues {
  private struct StoreKey: EnvironmentKey { static var defaultValue: (any AppStorageStore)? { nil } }

  /// The store of `@AppStorage` properties that name none.
  package var appStorageStore: (any AppStorageStore)? {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of the `@AppStorage` properties inside that name none.
  public consuming func defaultAppStorage(_ store: any AppStorageStore) -> some View {
    environment(\.appStorageStore, AppStorageDefaults.chosen(store))
  }
}
