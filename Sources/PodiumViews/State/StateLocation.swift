import Synchronization

/// Where a state's value lives between runs of the body.
///
/// Reads and changes go through an observation registrar, so that a view depends on a state exactly as it
/// depends on a property of an `@Observable` object: by reading it, also through a binding.
///
/// Unchecked: `lock` protects `value`; the registrar is thread-safe by itself.
final class StateLocation<Value>: Observable, @unchecked Sendable {
  private let lock = Mutex(())
  private var stored: Value
  private let registrar = ObservationRegistrar()

  init(_ value: Value) { stored = value }

  /// Stands for the value in the registrar; never read by itself.
  private var value: Value { stored }

  func get() -> Value {
    registrar.access(self, keyPath: \.value)
    return lock.withLock { _ in stored }
  }

  func set(_ newValue: Value) {
    let old = lock.withLock { _ in stored }
    // An equal value draws nothing again, as in SwiftUI.
    if areEqual(old, newValue) { return }
    registrar.withMutation(of: self, keyPath: \.value) {
      lock.withLock { _ in stored = newValue }
    }
  }
}

extension ViewNode {
  /// Where a property of the view keeps its value; `initial` counts the first time.
  func location<Value>(slot: Int, initial: @autoclosure () -> Value) -> StateLocation<Value> {
    if let known = stored(slot) as? StateLocation<Value> { return known }
    let fresh = StateLocation(initial())
    store(fresh, slot: slot)
    return fresh
  }
}
