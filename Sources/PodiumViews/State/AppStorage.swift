/// A value kept in a store under a key: the app's settings.
///
/// The store is the one given here, or the environment's; without either it is a store in memory that starts empty
/// with each picture or host. The machine's own settings are never read.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let place: StoredPlace<Value>
  /// The store that was named with the property; nil for the environment's.
  private let store: (any AppStorageStore)?
  private var connection: StoreConnection?

  init(_ key: String, store: (any AppStorageStore)?, coding: StoredCoding<Value>, initial: Value) {
    place = StoredPlace(key: key, coding: coding, initial: initial)
    self.store = AppStorageDefaults.chosen(store)
  }

  /// The value in the store, or the one given here where the store has none of this type.
  public var wrappedValue: Value {
    get { place.read(connection) }
    nonmutating set { place.write(newValue, connection) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { place.binding(connection) }
}

extension AppStorage: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    connection = .install(
      in: store ?? node.environment.appStorageStore ?? node.graph.memory.app, key: place.key, node: node,
      slot: slot)
  }
}

extension AppStorage: InputComparable {
  func isSameInput(as other: AppStorage<Value>) -> Bool {
    place.key == other.place.key && store === other.store
  }
}

/// A value kept under a key with the scene: in memory, as long as the picture or host lives.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  let place: StoredPlace<Value>
  private var connection: StoreConnection?

  init(_ key: String, coding: StoredCoding<Value>, initial: Value) {
    place = StoredPlace(key: key, coding: coding, initial: initial)
  }

  /// The value that was kept, or the one given here.
  public var wrappedValue: Value {
    get { place.read(connection) }
    nonmutating set { place.write(newValue, connection) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { place.binding(connection) }
}

extension SceneStorage: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) {
    connection = .install(in: node.graph.memory.scene, key: place.key, node: node, slot: slot)
  }
}

extension SceneStorage: InputComparable {
  func isSameInput(as other: SceneStorage<Value>) -> Bool { place.key == other.place.key }
}
