/// Where one view value lies: in memory of its own, or as a part of the value of a view around it.
///
/// A tree of values is one block of memory, and most of its views only read theirs: copying each part into the node
/// that stands for it would copy a text as often as it has modifiers and containers around it.
struct ViewMemory: ~Copyable {
  let pointer: UnsafeMutableRawPointer
  /// Ends the value; nil for a part, which ends with what is around it.
  private let destroy: ((UnsafeMutableRawPointer) -> Void)?

  /// Takes a value.
  init<V>(_ view: consuming V, _ info: TypeInfo) {
    let memory = UnsafeMutablePointer<V>.allocate(capacity: 1)
    memory.initialize(to: view)
    (pointer, destroy) = (UnsafeMutableRawPointer(memory), info.destroy)
  }

  /// Copies a value.
  init(copying source: UnsafeRawPointer, _ info: TypeInfo) {
    pointer = .allocate(byteCount: info.size, alignment: info.alignment)
    destroy = info.destroy
    info.copy(pointer, source)
  }

  /// Stands for a part of a value that lives at least as long.
  init(partAt source: UnsafeRawPointer) { (pointer, destroy) = (UnsafeMutableRawPointer(mutating: source), nil) }

  var isPart: Bool { destroy == nil }

  deinit {
    guard let destroy else { return }
    destroy(pointer)
    pointer.deallocate()
  }
}
