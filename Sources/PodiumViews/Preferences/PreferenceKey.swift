/// A named value that views hand up to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Self.Value { get }

  /// Puts the next view's value, in tree order, together with those before it.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What a modifier does to a preference of its content.
@MainActor package protocol PreferenceWriting: ViewModifier where Body == Never {
  associatedtype Key: PreferenceKey

  /// Changes the value that the content hands up, nil where it hands up none.
  func write(_ value: inout Key.Value?)
}

extension PreferenceWriting {
  /// Makes `node` hand up what this modifier makes of its content's value.
  func register(_ node: ViewNode) {
    node.setPreferenceWriter(
      PreferenceWriter(key: Key.self) { value in
        var typed = value as? Key.Value
        write(&typed)
        value = typed
      })
  }
}

extension ViewNode {
  /// The value that this view hands up, or nil where nothing in it sets one.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard graph.hasPreferenceWriters else { return nil }
    var result: K.Value?
    for child in [source].compactMap({ $0 }) + children {
      guard let value = child.preference(key) else { continue }
      if var reduced = result {
        K.reduce(value: &reduced) { value }
        result = reduced
      } else {
        result = value
      }
    }
    if let writer = preferenceWriter, ObjectIdentifier(writer.key) == ObjectIdentifier(key) {
      var value: Any? = result
      writer.write(&value)
      result = value as? K.Value
    }
    return result
  }
}

/// A writer whose key's type is hidden.
struct PreferenceWriter {
  let key: any PreferenceKey.Type
  let write: (inout Any?) -> Void
}
