@_spi(Reflection) import Swift

/// A field that says itself whether it is the same input as before.
protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}

/// Compares one stored field of two values of a view type.
///
/// The same bits are the same input; otherwise `==` decides where the type has it, or the fields one by one. A false
/// answer only costs a run of a body; a true one must be right.
struct FieldComparison {
  let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private init(offset: Int, type: Any.Type, isStructure: Bool) {
    func open<F>(_ type: F.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      let size = MemoryLayout<F>.size
      let areEqual = Self.comparison(of: type, isStructure: isStructure)
      return { lhs, rhs in
        let (a, b) = (lhs + offset, rhs + offset)
        return memcmp(a, b, size) == 0 || areEqual?(a, b) ?? false
      }
    }
    isSame = _openExistential(type, do: open)
  }

  /// How values of a type compare beyond their bits, or nil.
  ///
  /// An object is only the same by its reference: what is in it may change. Its field is never read either, for it
  /// may be a weak one, which holds something else.
  private static func comparison(
    of type: Any.Type, isStructure: Bool
  ) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if type is AnyObject.Type || (type as? any OptionalType.Type)?.wrapped is AnyObject.Type { return nil }
    if let type = type as? any InputComparable.Type { return inputComparison(type) }
    if let type = type as? any Equatable.Type { return equatableComparison(type) }
    // What is no structure, such as `any P`, has no fields of its own to look at.
    let fields = isStructure ? Self.fields(of: type) : []
    return fields.isEmpty ? nil : { lhs, rhs in fields.allSatisfy { $0.isSame(lhs, rhs) } }
  }

  private static func inputComparison<C: InputComparable>(
    _: C.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: C.self).pointee.isSameInput(as: $1.assumingMemoryBound(to: C.self).pointee) }
  }

  private static func equatableComparison<E: Equatable>(
    _: E.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  /// The comparisons of a structure's fields; empty where they cannot all be seen, as in an enumeration.
  static func fields(of type: Any.Type) -> [FieldComparison] {
    var fields: [FieldComparison] = []
    let isWhole = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      fields.append(FieldComparison(offset: offset, type: fieldType, isStructure: kind == .struct))
      return true
    }
    return isWhole ? fields : []
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// Whether two values are certainly the same input: equal bits, or `==` where the type has it.
func isSameInput<F>(_ lhs: F, _ rhs: F) -> Bool {
  func compare<C: InputComparable>(_ lhs: C) -> Bool { (rhs as? C).map(lhs.isSameInput) ?? false }
  func equate<E: Equatable>(_ lhs: E) -> Bool { rhs as? E == lhs }
  if hasEqualBits(lhs, rhs) { return true }
  if let lhs = lhs as? any InputComparable { return compare(lhs) }
  if let lhs = lhs as? any Equatable { return equate(lhs) }
  return false
}

/// Equal bits mean the same references and the same numbers; unequal padding only gives a needless run.
func hasEqualBits<F>(_ lhs: F, _ rhs: F) -> Bool {
  withUnsafeBytes(of: lhs) { a in
    withUnsafeBytes(of: rhs) { b in
      guard let a = a.baseAddress, let b = b.baseAddress else { return true }
      return memcmp(a, b, MemoryLayout<F>.size) == 0
    }
  }
}

extension TypeInfo {
  /// What is new in a view given anew; its body need not run where only modifiers around it are.
  enum Change {
    case none
    case modifiers
    case all
  }

  /// Compares a view with the one before.
  func change(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Change {
    if memcmp(old, new, size) == 0 { return .none }
    guard memcmp(old, new, coreSize) == 0 || !fields.isEmpty && fields.allSatisfy({ $0.isSame(old, new) }) else {
      return .all
    }
    return modifiers.isEmpty ? .none : .modifiers
  }
}
