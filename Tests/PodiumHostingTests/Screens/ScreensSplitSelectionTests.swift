import Foundation
import Podium
import Testing

/// A sidebar's selection leads a collapsed split view.
@MainActor @Suite struct ScreensSplitSelectionTests {
  private struct Split: View {
    let usesLinks: Bool
    @State var city: String?

    var body: some View {
      NavigationSplitView {
        List(["Oslo", "Rome"], id: \.self, selection: $city) { name in
          if usesLinks { NavigationLink(name, value: name) } else { Text(name) }
        }
        .navigationTitle("Cities")
        .toolbar { Button("Pick Rome") { city = "Rome" } }
      } detail: {
        Text("In \(city ?? "no city")")
          .toolbar { Button("Forget") { city = nil } }
      }
    }
  }

  private func host(_ width: CGFloat, usesLinks: Bool = false, city: String? = nil) -> ViewHost<some View> {
    ViewHost(
      Split(usesLinks: usesLinks, city: city), size: CGSize(width: width, height: 800),
      textEngine: FixedTextEngine())
  }

  @Test(arguments: [true, false]) func selectingPushesAndGoingBackSelectsNothing(usesLinks: Bool) throws {
    let host = host(390, usesLinks: usesLinks)
    #expect(try !host.words().contains("In no city"))
    try host.tap("Oslo")
    #expect(try host.words().contains("In Oslo"))
    #expect(throws: EventError.self) { try host.tap("Rome") }
    try host.tap("Cities")
    #expect(try host.words().contains("Rome"))
    // Nothing is selected any more, so that the same row leads there again.
    try host.tap("Oslo")
    #expect(try host.words().contains("In Oslo"))
  }

  @Test func theProgramSelectsToo() throws {
    let host = host(390)
    try host.tap("Pick Rome")
    #expect(try host.words().contains("In Rome"))
    try host.tap("Forget")
    #expect(try host.words().contains("Oslo"))
  }

  @Test func whatIsSelectedFromTheStartShowsFromTheStart() throws {
    #expect(try host(390, city: "Rome").words().contains("In Rome"))
  }

  @Test(arguments: [true, false]) func besideEachOtherRowsOnlySelect(usesLinks: Bool) throws {
    let host = host(1000, usesLinks: usesLinks)
    #expect(try host.words().contains("In no city"))
    try host.tap("Rome")
    #expect(try host.words().contains("In Rome"))
    try host.tap("Oslo")
    #expect(try host.words().contains("In Oslo"))
  }

  @Test func aWindowThatBecomesNarrowShowsWhatIsSelected() throws {
    let host = host(390)
    try host.tap("Oslo")
    host.size = CGSize(width: 1000, height: 800)
    try host.tap("Forget")
    host.size = CGSize(width: 390, height: 800)
    #expect(try host.words().contains("Rome"))
    host.size = CGSize(width: 1000, height: 800)
    try host.tap("Rome")
    host.size = CGSize(width: 390, height: 800)
    #expect(try host.words().contains("In Rome"))
  }
}
