extension AppStorage {
  /// Keeps a Bool; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == Bool {
    self.init(key, store: store, coding: .bool, initial: wrappedValue)
  }

  /// Keeps an Int; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == Int {
    self.init(key, store: store, coding: .int, initial: wrappedValue)
  }

  /// Keeps a Double; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == Double {
    self.init(key, store: store, coding: .double, initial: wrappedValue)
  }

  /// Keeps a String; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == String {
    self.init(key, store: store, coding: .plain, initial: wrappedValue)
  }

  /// Keeps an URL; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == URL {
    self.init(key, store: store, coding: .url, initial: wrappedValue)
  }

  /// Keeps a Date; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == Date {
    self.init(key, store: store, coding: .plain, initial: wrappedValue)
  }

  /// Keeps a Data; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil) where Value == Data {
    self.init(key, store: store, coding: .plain, initial: wrappedValue)
  }

  /// Keeps the raw value of a type, a number.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, coding: .raw(.int), initial: wrappedValue)
  }

  /// Keeps the raw value of a type, a text.
  public init(wrappedValue: Value, _ key: String, store: (any AppStorageStore)? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, coding: .raw(.plain), initial: wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Bool, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == Bool? {
    self.init(key, store: store, coding: .optional(.bool), initial: nil)
  }

  /// Keeps an Int, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == Int? {
    self.init(key, store: store, coding: .optional(.int), initial: nil)
  }

  /// Keeps a Double, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == Double? {
    self.init(key, store: store, coding: .optional(.double), initial: nil)
  }

  /// Keeps a String, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == String? {
    self.init(key, store: store, coding: .optional(.plain), initial: nil)
  }

  /// Keeps an URL, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == URL? {
    self.init(key, store: store, coding: .optional(.url), initial: nil)
  }

  /// Keeps a Date, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == Date? {
    self.init(key, store: store, coding: .optional(.plain), initial: nil)
  }

  /// Keeps a Data, or nothing.
  public init(_ key: String, store: (any AppStorageStore)? = nil) where Value == Data? {
    self.init(key, store: store, coding: .optional(.plain), initial: nil)
  }

  /// Keeps the raw value of a type, a number, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: (any AppStorageStore)? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store: store, coding: .optional(.raw(.int)), initial: nil)
  }

  /// Keeps the raw value of a type, a text, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: (any AppStorageStore)? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store: store, coding: .optional(.raw(.plain)), initial: nil)
  }
}
