/// The sizes that a layout node answered last.
///
/// Most nodes are asked for a few sizes between two changes: three need no memory beside the node's own.
struct SizeMemo {
  private struct Answer {
    var width: UInt64 = 0
    var height: UInt64 = 0
    var size = CGSize.zero
  }

  private var count = 0
  /// The latest first.
  private var (first, second, third) = (Answer(), Answer(), Answer())
  private var earlier: [Answer] = []

  /// How many are kept. Ours.
  ///
  /// A stack asks for nothing, everything and a share along its axis; stacks both ways make nine questions of it,
  /// and views whose width follows their height some more. With fewer places than questions each level would ask
  /// the next anew, and the time would grow with the power of the depth.
  static var limit: Int { 32 }

  /// A length as bits; one of the patterns that are no number, which nothing computes, is a length left open.
  private static func bits(_ length: CGFloat?) -> UInt64 { length.map { Double($0).bitPattern } ?? .max }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    let (width, height) = (Self.bits(proposal.width), Self.bits(proposal.height))
    func answers(_ answer: Answer) -> Bool { answer.width == width && answer.height == height }
    if count > 0, answers(first) { return first.size }
    if count > 1, answers(second) { return second.size }
    if count > 2, answers(third) { return third.size }
    return earlier.first(where: answers)?.size
  }

  mutating func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if count == 3 {
      if earlier.count == Self.limit - 3 { earlier.removeFirst() }
      earlier.append(third)
    } else {
      count += 1
    }
    (second, third) = (first, second)
    first = Answer(width: Self.bits(proposal.width), height: Self.bits(proposal.height), size: size)
  }

  mutating func forget() {
    count = 0
    if !earlier.isEmpty { earlier.removeAll(keepingCapacity: true) }
  }
}
