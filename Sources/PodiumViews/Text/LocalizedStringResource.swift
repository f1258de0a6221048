/// Text to be looked up by key in a table of an app or a package.
///
/// Foundation has it on Apple's systems only. Without translations the default value is shown, or else the key.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  let shown: LocalizedStringKey
  /// What the value is looked up by.
  public let key: String
  /// The table to look in; nil for the usual one.
  public let table: String?

  /// Makes a resource whose key is what is shown.
  public init(_ keyAndValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil) {
    (shown, key, self.table) = (keyAndValue, keyAndValue.key, table)
  }

  /// Makes a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, comment: StaticString? = nil
  ) {
    (shown, self.key, self.table) = (defaultValue, String(describing: key), table)
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Text of a resource; without translations its default value or key is shown.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(resource.shown) }
}
