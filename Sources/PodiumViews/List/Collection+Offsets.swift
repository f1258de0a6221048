extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets, as `onDelete` hands them over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the element at another, as `onMove` hands them over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter { elements.indices.contains($0) }.map { elements[$0] }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
