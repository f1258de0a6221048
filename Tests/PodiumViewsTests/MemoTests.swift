import Testing

@testable import PodiumViews

/// What the engine remembers, it remembers right.
struct MemoTests {
  private static let lengths: [CGFloat?] = [nil, 0, -0.0, 1, 1.000_000_1, .infinity]

  /// Each question has its own answer, as long as no more are asked than are kept.
  @Test func sizesBelongToTheirProposals() {
    var memo = SizeMemo()
    var asked: [(proposal: ProposedViewSize, size: CGSize)] = []
    for width in Self.lengths {
      for height in Self.lengths where asked.count < SizeMemo.limit {
        let proposal = ProposedViewSize(width: width, height: height)
        let size = CGSize(width: CGFloat(asked.count), height: 1)
        // Zero has two signs, which may count as one question or as two.
        if width?.sign == .minus || height?.sign == .minus { continue }
        #expect(memo[proposal] == nil)
        memo.remember(size, for: proposal)
        asked.append((proposal, size))
      }
    }
    for (proposal, size) in asked { #expect(memo[proposal] == size) }
    memo.forget()
    for (proposal, _) in asked { #expect(memo[proposal] == nil) }
  }

  @Test func theOldestSizesAreForgottenFirst() {
    var memo = SizeMemo()
    func proposal(_ number: Int) -> ProposedViewSize { ProposedViewSize(width: CGFloat(number), height: nil) }
    for number in 0..<100 { memo.remember(CGSize(width: number, height: 0), for: proposal(number)) }
    for number in 0..<100 {
      let known = number >= 100 - SizeMemo.limit
      #expect(memo[proposal(number)] == (known ? CGSize(width: number, height: 0) : nil))
    }
  }

  @Test func typesAreFoundHoweverManyThereAre() {
    final class Number {
      let value: Int

      init(_ value: Int) { self.value = value }
    }
    // Objects stand for types: both are addresses.
    let keys = (0..<1_000).map(Number.init)
    var table = TypeTable<Number>()
    for key in keys { table.insert(key, for: ObjectIdentifier(key)) }
    for key in keys { #expect(table[ObjectIdentifier(key)] === key) }
    #expect(table[ObjectIdentifier(Number(0))] == nil)
    let other = Number(-1)
    table.insert(other, for: ObjectIdentifier(keys[7]))
    #expect(table[ObjectIdentifier(keys[7])] === other)
  }

  @Test(arguments: [1, 7, 8, 9, 40]) func idsAreTakenOnce(_ count: Int) {
    var keys = DistinctKeys(minimumCapacity: 0)
    func insert(_ id: AnyHashable) -> Bool { keys.insert(id) }
    for id in 0..<count { #expect(insert(id)) }
    #expect(keys.repeated == nil)
    for id in (0..<count).reversed() { #expect(!insert(id)) }
    #expect(keys.keys == (0..<count).map { AnyHashable($0) })
    #expect(keys.repeated == AnyHashable(count - 1))
    #expect(insert("0"))
  }
}
