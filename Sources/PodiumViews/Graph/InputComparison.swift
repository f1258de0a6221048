@_spi(Reflection) import Swift

/// A field that says itself whether it is the same input as before.
protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}

/// Compares one stored field of two values of a view type.
struct FieldComparison {
  let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(offset: Int, type: Any.Type) {
    func open<F>(_: F.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { lhs, rhs in
        let (a, b) = (lhs + offset, rhs + offset)
        return isSameInput(
          a.assumingMemoryBound(to: F.self).pointee, b.assumingMemoryBound(to: F.self).pointee)
      }
    }
    isSame = _openExistential(type, do: open)
  }
}

/// Whether two values are certainly the same input: equal bits, or `==` where the type has it.
///
/// A false answer only costs a run of a body; a true one must be right.
func isSameInput<F>(_ lhs: F, _ rhs: F) -> Bool {
  if hasEqualBits(lhs, rhs) { return true }
  if let lhs = lhs as? any InputComparable { return compareInputs(lhs, rhs) }
  if let lhs = lhs as? any Equatable { return compareEquatable(lhs, rhs) }
  return false
}

private func compareInputs<C: InputComparable>(_ lhs: C, _ rhs: Any) -> Bool {
  (rhs as? C).map(lhs.isSameInput) ?? false
}

private func compareEquatable<E: Equatable>(_ lhs: E, _ rhs: Any) -> Bool { (rhs as? E) == lhs }

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
  /// Whether a view given anew is the same as before, so that its body need not run.
  @MainActor func isUnchanged<V>(_ old: V, _ new: V) -> Bool {
    if hasEqualBits(old, new) { return true }
    guard !fields.isEmpty else { return false }
    return withUnsafeBytes(of: old) { a in
      withUnsafeBytes(of: new) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return fields.allSatisfy { $0.isSame(a, b) }
      }
    }
  }
}
