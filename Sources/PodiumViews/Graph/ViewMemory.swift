/// Where one view value lies: in memory of its own, or as a part of the value of a view around it.
///
/// A tree of values is one block of memory, and most of its views only read theirs: copying each part into the node
/// that stands for it would copy a text as often as it has modifiers and containers around it.
struct ViewMemory: ~Copyable {
  let pointer: UnsafeMutableRawPointer
  /// The type of the value; nil for a part, which ends with what is around it.
  // Unsafe: what is known of a type is kept as long as the program runs.
  private unowned(unsafe) let owned: TypeInfo?

  /// Takes a value.
  init<V>(_ view: consuming V, _ info: TypeInfo) {
    let memory = UnsafeMutablePointer<V>.allocate(capacity: 1)
    memory.initialize(to: view)
    (pointer, owned) = (UnsafeMutableRawPointer(memory), info)
  }

  /// Copies a value.
  init(copying source: UnsafeRawPointer, _ info: TypeInfo) {
    pointer = .allocate(byteCount: info.size, alignment: info.alignment)
    owned = info
    info.copy(pointer, source)
  }

  /// Stands for a part of a value that lives at least as long.
  init(partAt source: UnsafeRawPointer) { (pointer, owned) = (UnsafeMutableRawPointer(mutating: source), nil) }

  var isPart: Bool { owned == nil }

  deinit {
    guard let owned else { return }
    owned.destroy(pointer)
    pointer.deallocate()
  }
}
