extension SceneStorage {
  /// Keeps a Bool; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, coding: .bool, initial: wrappedValue)
  }

  /// Keeps an Int; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, coding: .int, initial: wrappedValue)
  }

  /// Keeps a Double; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, coding: .double, initial: wrappedValue)
  }

  /// Keeps a String; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, coding: .plain, initial: wrappedValue)
  }

  /// Keeps an URL; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, coding: .url, initial: wrappedValue)
  }

  /// Keeps a Date; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, coding: .plain, initial: wrappedValue)
  }

  /// Keeps a Data; `wrappedValue` counts where the store has none.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, coding: .plain, initial: wrappedValue)
  }

  /// Keeps the raw value of a type, a number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, coding: .raw(.int), initial: wrappedValue)
  }

  /// Keeps the raw value of a type, a text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, coding: .raw(.plain), initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a Bool, or nothing.
  public init(_ key: String) where Value == Bool? {
    self.init(key, coding: .optional(.bool), initial: nil)
  }

  /// Keeps an Int, or nothing.
  public init(_ key: String) where Value == Int? {
    self.init(key, coding: .optional(.int), initial: nil)
  }

  /// Keeps a Double, or nothing.
  public init(_ key: String) where Value == Double? {
    self.init(key, coding: .optional(.double), initial: nil)
  }

  /// Keeps a String, or nothing.
  public init(_ key: String) where Value == String? {
    self.init(key, coding: .optional(.plain), initial: nil)
  }

  /// Keeps an URL, or nothing.
  public init(_ key: String) where Value == URL? {
    self.init(key, coding: .optional(.url), initial: nil)
  }

  /// Keeps a Date, or nothing.
  public init(_ key: String) where Value == Date? {
    self.init(key, coding: .optional(.plain), initial: nil)
  }

  /// Keeps a Data, or nothing.
  public init(_ key: String) where Value == Data? {
    self.init(key, coding: .optional(.plain), initial: nil)
  }

  /// Keeps the raw value of a type, a number, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(key, coding: .optional(.raw(.int)), initial: nil)
  }

  /// Keeps the raw value of a type, a text, or nothing.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(key, coding: .optional(.raw(.plain)), initial: nil)
  }
}
