/// The last few answers to a question; a handful, so a list is quicker than a table.
struct LayoutMemo<Question: Equatable, Answer> {
  private var entries: [(question: Question, answer: Answer)] = []

  /// How many are kept: a stack asks for its least, its largest and a few sizes between. Ours.
  private static var limit: Int { 8 }

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
