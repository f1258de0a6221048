import Foundation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import PodiumWidgets
import Synchronization
import Testing

@testable import PetTricks

@Suite("The provider and its entries") struct ScoreboardProviderTests {
  private static let noon = Date(timeIntervalSince1970: 1_781_524_800)

  /// A board of one pet that is rated at these seconds from noon, 1, 2, 3 … in order.
  private func provider(_ offsets: [TimeInterval], now: Date = noon) throws -> ScoreboardProvider {
    let pet = try Pet(name: "Ada", kind: .cat, trick: "Sit")
    let events = offsets.enumerated().map { index, offset in
      RatingEvent(
        petID: pet.id, trick: "Sit", rating: (index + 1) % 11, date: Self.noon + offset, sequence: index)
    }
    return ScoreboardProvider(pet: pet, history: ScoreboardHistory(pets: [pet], events: events), now: now)
  }

  private func timeline(_ provider: ScoreboardProvider) throws -> Timeline<ScoreboardEntry> {
    let answers = Mutex<[Timeline<ScoreboardEntry>]>([])
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: false, displaySize: CGSize(width: 158, height: 158))
    provider.getTimeline(in: context) { answer in answers.withLock { $0.append(answer) } }
    let all = answers.withLock { $0 }
    #expect(all.count == 1, "the completion is called once, before the call returns")
    return try #require(all.first)
  }

  @Test(
    "Now, then each change; changes that follow too soon come together",
    arguments: [
      ([], [0.0], [nil]),
      ([-60], [0], [1]),
      ([0], [0], [1]),
      ([3600, 7200], [0, 3600, 7200], [nil, 1, 2]),
      ([60], [0, 300], [nil, 1]),
      ([60, 120, 3600], [0, 300, 3600], [nil, 2, 3]),
      ([1000, 1180, 1200], [0, 1000, 1300], [nil, 1, 3]),
      ([1000, 1300], [0, 1000, 1300], [nil, 1, 2]),
    ] as [([TimeInterval], [TimeInterval], [Int?])])
  func entries(changes: [TimeInterval], dates: [TimeInterval], ratings: [Int?]) throws {
    let timeline = try timeline(provider(changes))
    #expect(timeline.entries.map { $0.date.timeIntervalSince(Self.noon) } == dates)
    #expect(timeline.entries.map(\.rating) == ratings)
    #expect(timeline.policy == .after(Self.noon + (dates.last ?? 0) + 3600))
  }

  @Test("However many changes, at most a hundred entries, none sooner than five minutes after another")
  func many() throws {
    let timeline = try timeline(provider((1...1000).map { Double($0) * 70 }))
    let dates = timeline.entries.map(\.date)
    #expect(dates.count == 100)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 300 })
  }

  @Test("An entry knows the last three ratings, newest first, and when the last was") func recent() throws {
    let entry = try #require(try timeline(provider([-400, -300, -200, -100])).entries.first)
    #expect(entry.recentRatings == [4, 3, 2] && entry.rating == 4)
    #expect(entry.ratedAt == Self.noon - 100)
    #expect(entry.relevance?.score == 4)
  }

  @Test("The widget says what it is and draws in each of its families") @MainActor func widget() async throws {
    let host = try WidgetHost(ScoreboardWidget())
    let widget = try host.widget(ScoreboardWidget.kind)
    #expect(host.kinds == ["Scoreboard"])
    #expect(widget.families.count == 6 && !widget.hasContentMargins)
    for family in widget.families {
      let list = try await host.displayList(family: family, at: Self.noon)
      #expect(list.widgetURL?.absoluteString == "pettricks://pet/Whiskers")
      #expect(list.links.count == (family == .systemLarge ? 7 : 0))
      #expect(!list.items.isEmpty && !list.accessibilityText.isEmpty)
    }
  }
}

@Suite("Cards") @MainActor struct CardViewTests {
  private func said(_ view: some View) throws -> [String] {
    try ViewHost(view).displayList().accessibilityText
  }

  @Test(
    "A card says its rating, kept within 0 through 10",
    arguments: [(0, 0), (7, 7), (10, 10), (-3, 0), (11, 10)])
  func card(rating: Int, shown: Int) throws {
    #expect(try said(ScoreCard(rating: rating)) == ["Rated \(shown) out of 10"])
  }

  @Test("A card is as wide as asked and a fixed part taller", arguments: [40.0, 64, 108])
  func size(width: CGFloat) {
    let host = ViewHost(ScoreCard(rating: 10, width: width).accessibilityIdentifier("card"))
    #expect(host.frame(of: "card")?.size == CGSize(width: width, height: width * ScoreCard.aspect))
  }

  @Test(
    "A fan speaks for its newest card only, and of a pet without one",
    arguments: [
      ([7, 3, 9, 1], "Rated 7 out of 10"), ([], "Not rated"),
    ])
  func stack(ratings: [Int], says: String) throws {
    #expect(try said(ScoreCardStack(ratings: ratings)) == [says])
  }

  @Test("The crown turns the card between its ends") func crown() throws {
    let pet = try Pet(name: "Ada", kind: .cat, trick: "Sit")
    let host = ViewHost(CrownScorecard(pet: pet, rating: 9))
    func rating() throws -> String? { try host.displayList().accessibilityText.first }
    #expect(try rating() == "Rated 9 out of 10")
    host.rotateCrown(detents: 1)
    #expect(try rating() == "Rated 10 out of 10")
    host.rotateCrown(detents: 3)
    #expect(try rating() == "Rated 10 out of 10")
    host.rotateCrown(detents: -1)
    #expect(try rating() == "Rated 9 out of 10")
    host.rotateCrown(rotations: -100)
    #expect(try rating() == "Rated 0 out of 10")
  }
}
