/// Finds what somebody meant to type.
package enum Suggestion {
  /// The candidate nearest to a word, or nil where none is near enough to be worth naming.
  ///
  /// Near means: equal but for case, the beginning of exactly one candidate, or at most a third of the word's
  /// letters mistyped. Of equally near candidates the first wins.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let typed = word.lowercased()
    if let same = candidates.first(where: { $0.lowercased() == typed }) { return same }
    let beginning = candidates.filter { $0.lowercased().hasPrefix(typed) }
    if typed.count >= 2, beginning.count == 1 { return beginning[0] }

    let limit = max(1, min(4, typed.filter(\.isLetter).count / 3))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(typed, candidate.lowercased(), limit: limit)
      // A word of one or two letters is within one change of nearly anything.
      guard distance <= limit, distance < candidate.filter(\.isLetter).count - 1 else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Insertions, deletions, replacements and swaps of neighbours (the restricted Damerau–Levenshtein distance).
  ///
  /// Words whose lengths differ by more than `limit` are not compared: the result is `limit + 1`.
  package static func distance(_ first: String, _ second: String, limit: Int = .max - 1) -> Int {
    let (a, b) = (Array(first), Array(second))
    guard abs(a.count - b.count) <= limit else { return limit + 1 }
    var beforeLast = [Int]()
    var last = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var value = min(last[j + 1] + 1, current[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { value = min(value, beforeLast[j - 1] + 1) }
        current.append(value)
      }
      (beforeLast, last) = (last, current)
    }
    return last[b.count]
  }
}
