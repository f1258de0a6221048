/// A two-way connection to a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// What the binding leads to, where that is known: two bindings to one place are the same input of a view.
  private let target: BindingTarget?

  /// Makes a binding from two closures.
  @preconcurrency public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write, target) = (get, set, nil)
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, target: BindingTarget?) {
    (read, write, self.target) = (get, set, target)
  }

  init(location: StateLocation<Value>) {
    self.init(get: location.get, set: location.set, target: BindingTarget(root: location, path: []))
  }

  /// A binding that always has the same value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// Makes a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The current value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The same binding with something around each write.
  func wrapping(_ around: @escaping (() -> Void) -> Void) -> Binding<Value> {
    Binding(get: read, set: { [write] value in around { write(value) } }, target: target)
  }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { newValue in
        var value = read()
        value[keyPath: keyPath] = newValue
        write(value)
      },
      target: target?.appending(keyPath))
  }

  /// A binding to the value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value inside an optional, or nil where there is none.
  ///
  /// The last value is kept for reads after the optional became empty.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}

/// The object that a binding leads into, and the way from there.
struct BindingTarget {
  let root: AnyObject
  let path: [AnyKeyPath]

  func appending(_ keyPath: AnyKeyPath) -> BindingTarget { BindingTarget(root: root, path: path + [keyPath]) }
}

extension Binding: InputComparable {
  func isSameInput(as other: Binding<Value>) -> Bool {
    guard let target, let theirs = other.target else { return false }
    return target.root === theirs.root && target.path == theirs.path
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a place.
  ///
  /// An element that is gone, because others were removed meanwhile, is read as it was and written nowhere.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let known = wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.startIndex <= position && position < values.endIndex ? values[position] : known
      },
      set: { element in
        var values = wrappedValue
        guard values.startIndex <= position, position < values.endIndex else { return }
        values[position] = element
        wrappedValue = values
      })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
