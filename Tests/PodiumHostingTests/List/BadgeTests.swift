import Foundation
import Podium
import PodiumDrawing
import Testing

/// Badges, labels and separators of rows.
@MainActor @Suite struct BadgeTests {
  private func texts(_ view: some View, direction: LayoutDirection = .leftToRight) throws -> [String: CGRect] {
    let host = ViewHost(
      List { view }.environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 200),
      textEngine: FixedTextEngine())
    var found: [String: CGRect] = [:]
    for case .text(let line) in try host.displayList().flatItems {
      found[line.text.string] = line.box
    }
    return found
  }

  @Test func badgesStandBeforeTheTrailingEdge() throws {
    // The card lies 16 points inside, its rows another 16.
    let plain = try texts(Text("40x20").badge("10x10"))
    #expect(plain["40x20"]?.minX == 32)
    #expect(plain["10x10"]?.maxX == 268)
    let mirrored = try texts(Text("40x20").badge("10x10"), direction: .rightToLeft)
    #expect(mirrored["40x20"]?.maxX == 268)
    #expect(mirrored["10x10"]?.minX == 32)
  }

  @Test func aLinksBadgeStandsBeforeItsChevron() throws {
    let host = ViewHost(
      NavigationStack {
        List {
          NavigationLink("40x20") { Text("Top") }.badge("10x10")
        }
      }, size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine())
    var badge: CGRect?
    for case .text(let line) in try host.displayList().flatItems where line.text.string == "10x10" { badge = line.box }
    let found = try #require(badge)
    #expect(found.maxX < 264 && found.maxX > 230)
    #expect(try host.displayList().accessibilityText == ["40x20", "10x10"])
    try host.tap("40x20, 10x10")
    #expect(try host.displayList().accessibilityText.contains("Top"))
  }

  @Test func zeroHasNoBadgeAndEachRowHasItsOwn() throws {
    #expect(try texts(Text("40x20").badge(0)).count == 1)
    let rows = try texts(
      ForEach(["40x20", "50x20"], id: \.self) { Text($0) }.badge("10x10"))
    #expect(rows.count == 3)
  }

  @Test func iconsOfLabelsStandInAColumn() throws {
    let rows = try texts(
      Group {
        Label {
          Text("40x20")
        } icon: {
          Color.red.frame(width: 8, height: 8)
        }
        Label {
          Text("50x20")
        } icon: {
          Color.red.frame(width: 20, height: 20)
        }
      })
    #expect(rows["40x20"]?.minX == 72)
    #expect(rows["50x20"]?.minX == 72)
  }

  @Test func separatorsFollowTheirGuides() throws {
    func lines(_ row: some View) throws -> [CGRect] {
      let host = ViewHost(
        List {
          row
          Text("last")
        }
        .listStyle(.plain), size: CGSize(width: 300, height: 120), textEngine: FixedTextEngine())
      return try host.displayList().flatItems.compactMap { item in
        guard case .fill(let path, _, _) = item else { return nil }
        let box = path.boundingRect
        return box.height <= 1 ? box : nil
      }
    }
    #expect(try lines(Text("10x10")).first?.minX == 16)
    let moved = try lines(Text("10x10").alignmentGuide(.listRowSeparatorLeading) { _ in 30 })
    #expect(moved.first?.minX == 46 && moved.first?.maxX == 300)
    let labelled = try lines(Label("10x10", systemImage: "star"))
    #expect(labelled.first?.minX == 56)
  }
}

extension DisplayItem.TextLine {
  /// The line's place; it has no height here.
  fileprivate var box: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: 0)) }
}
