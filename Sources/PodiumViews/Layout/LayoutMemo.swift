/// The last few answers to a question; a handful, so a list is quicker than a table.
struct LayoutMemo<Question: Equatable, Answer> {
  private typealias Entry = (question: Question, answer: Answer)

  /// Kept by itself: many nodes are asked one thing only, and need no memory beside their own for it.
  private var latest: Entry?
  private var earlier: [Entry] = []

  /// How many are kept. Ours.
  ///
  /// A stack asks for nothing, everything and a share along its axis; stacks both ways make nine questions of it,
  /// and views whose width follows their height some more. With fewer places than questions each level would ask
  /// the next anew, and the time would grow with the power of the depth.
  private static var limit: Int { 32 }

  subscript(question: Question) -> Answer? {
    guard let latest else { return nil }
    if latest.question == question { return latest.answer }
    for entry in earlier where entry.question == question { return entry.answer }
    return nil
  }

  mutating func remember(_ answer: Answer, for question: Question) {
    if let latest {
      if earlier.count == Self.limit - 1 { earlier.removeFirst() }
      if earlier.isEmpty { earlier.reserveCapacity(3) }
      earlier.append(latest)
    }
    latest = (question, answer)
  }

  mutating func forget() {
    latest = nil
    if !earlier.isEmpty { earlier.removeAll(keepingCapacity: true) }
  }
}
