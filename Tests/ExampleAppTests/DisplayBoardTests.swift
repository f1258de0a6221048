import PodiumDrawing
import PodiumTesting
import SwiftUI
import Testing

@MainActor @Suite("Display board") struct DisplayBoardTests {
  private func board(_ list: ProposalList, width: CGFloat = 390) -> ViewHost<some View> {
    ViewHost(DisplayBoardScreen().environment(list), size: CGSize(width: width, height: 1200))
  }

  @Test func everyProposalIsACard() throws {
    let host = board(ProposalList())
    let spoken = try host.heard()
    #expect(spoken.contains("Ideas"))
    for word in ["Welcome!", "Mila", "Kite day", "Her pick", "Noor", "Bake sale", "Night hike", "Otto", "Chess"] {
      #expect(spoken.filter { $0 == word }.count >= 1, "\(word)")
    }
    #expect(spoken.filter { $0 == "Turned down" }.count == 1)
  }

  @Test func wholeSectionsAreTurnedDown() throws {
    let list = ProposalList()
    let host = board(list)
    try host.select("Otto", in: "Turn Down")
    #expect(list.rejectedAuthor == .otto)
    // Each card of the section, and the one that says so of itself.
    #expect(try host.heard().filter { $0 == "Turned down" }.count == 3)
    try host.select("Noor", in: "Turn Down")
    #expect(try host.heard().filter { $0 == "Turned down" }.count == 2)
    try host.select("Mila", in: "Turn Down")
    #expect(try host.heard().filter { $0 == "Turned down" }.count == 3)
    try host.select("Nobody", in: "Turn Down")
    #expect(list.rejectedAuthor == nil)
    #expect(try host.heard().filter { $0 == "Turned down" }.count == 1)
  }

  @Test func votesStayWithTheirCards() throws {
    let list = ProposalList()
    let host = board(list)
    try host.tap("vote-2")
    try host.tap("vote-2")
    list.proposals.insert(Proposal(id: 9, title: "Quiz", author: .noor), at: 0)
    #expect(try host.heard().contains("Quiz"))
    list.rejectedAuthor = .noor
    list.proposals.removeAll { $0.id == 3 }
    let spoken = try host.heard()
    let sale = try #require(spoken.firstIndex(of: "Bake sale"))
    #expect(spoken[sale + 1] == "2")
  }

  @Test func ideasAreTypedAndPinned() throws {
    let list = ProposalList()
    let host = board(list)
    #expect(throws: EventError.self) { try host.tap("Pin It") }
    try host.type("Juggling", into: "draft")
    try host.select("Otto", in: "Author")
    try host.tap("Pin It")
    #expect(list.proposals.last == Proposal(id: 6, title: "Juggling", author: .otto))
    #expect(try host.heard().contains("Juggling"))
    #expect(list.draft.isEmpty)
    try host.tap("Close Vote")
    #expect(try host.heard().contains("6 proposals"))
  }

  @Test func manyCardsAreSmaller() throws {
    func fontSizes(_ count: Int) throws -> Set<CGFloat> {
      let host = ViewHost(
        DisplayBoardCards { ForEach(0..<count, id: \.self) { Text("\($0)") } }.frame(width: 300),
        textEngine: FixedTextEngine())
      return Set(
        try host.displayList().allTexts.map { $0.runs[0].font.size })
    }
    #expect(try fontSizes(6) == [15])
    #expect(try fontSizes(7) == [11.25])
  }

  @Test func cardsFillRows() throws {
    let host = ViewHost(
      ScatterLayout(spacing: 10, jitter: 0) {
        ForEach(0..<3, id: \.self) { index in
          Color.red.frame(width: 100, height: 50).accessibilityIdentifier("card-\(index)")
        }
        Color.blue.frame(width: 100, height: 50).cardLean(.degrees(90)).accessibilityIdentifier("leaning")
      }, size: CGSize(width: 230, height: 400))
    let frames = (0..<3).map { host.frame(of: "card-\($0)") }
    #expect(frames[0]?.origin.x == 10 && frames[1]?.origin.x == 120)
    #expect(frames[0]?.minY == frames[1]?.minY)
    #expect(frames[2].map { $0.minY - (frames[0]?.minY ?? 0) } == 85)
    // Turned by a right angle it takes 50 points of the row's width.
    #expect(abs((host.frame(of: "leaning")?.midX ?? 0) - 170) < 0.01)
  }
}

extension DisplayList {
  /// The texts of all lines, those in layers too.
  fileprivate var allTexts: [StyledText] {
    func texts(_ items: [DisplayItem]) -> [StyledText] {
      items.flatMap { item -> [StyledText] in
        switch item {
        case .text(let line): [line.text]
        case .layer(let layer): texts(layer.items)
        default: []
        }
      }
    }
    return texts(items)
  }
}
