/// The last few answers to a question; a handful, so a list is quicker than a table.
struct LayoutMemo<Question: Equatable, Answer> {
  private var entries: [(question: Question, answer: Answer)] = []

  /// How many are kept. Ours.
  ///
  /// A stack asks for nothing, everything and a share along its axis; stacks both ways make nine questions of it,
  /// and views whose width follows their height some more. With fewer places than questions each level would ask
  /// the next anew, and the time would grow with the power of the depth.
  private static var limit: Int { 32 }

  subscript(question: Question) -> Answer? {
    for entry in entries where entry.question == question { return entry.answer }
    return nil
  }

  mutating func remember(_ answer: Answer, for question: Question) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((question, answer))
  }

  mutating func forget() { entries.removeAll(keepingCapacity: true) }
}
