import Foundation
import Observation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import Testing

/// Values that flow down, modifiers with state, and what must fail with a reason.
@MainActor struct EnvironmentTests {
  @Observable final class Store { var title = "Scores" }

  private struct Title: View {
    @Environment(Store.self) private var store
    var body: some View { Text(verbatim: store.title) }
  }

  private struct Limit: View {
    @Environment(\.lineLimit) private var limit
    var body: some View { Text(verbatim: limit.map { "\($0)" } ?? "none") }
  }

  @Test func valuesFlowDownAndTheInnermostWins() throws {
    let view = VStack {
      Limit()
      Limit().lineLimit(1)
      VStack { Limit().lineLimit(3) }.lineLimit(2)
      VStack { Limit() }.lineLimit(2)
    }
    let host = ViewHost(view, textEngine: FixedTextEngine())
    #expect(try host.displayList().accessibilityText == ["none", "1", "3", "2"])
  }

  @Test func objectsAreReadAndObserved() throws {
    let store = Store()
    let host = ViewHost(Title().environment(store), textEngine: FixedTextEngine())
    #expect(try host.displayList().accessibilityText == ["Scores"])
    store.title = "New"
    host.settle()
    #expect(try host.displayList().accessibilityText == ["New"])
  }

  @Test func aMissingObjectSaysWhichAndWhere() throws {
    let host = ViewHost(VStack { Title() }, textEngine: FixedTextEngine())
    let problem = #expect(throws: ViewProblem.self) { try host.displayList() }
    #expect(problem == .missingEnvironmentObject(type: "Store", view: "Title"))
    #expect(problem?.hint?.contains(".environment(Store())") == true)
  }

  @Test func aModifierKeepsItsOwnState() throws {
    struct Tapped: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        content
        Button("taps \(taps)") { taps += 1 }.accessibilityIdentifier("tap")
      }
    }
    let host = ViewHost(Text("content").modifier(Tapped()), textEngine: FixedTextEngine())
    try host.tap("tap")
    try host.tap("tap")
    #expect(try host.displayList().accessibilityText == ["content", "taps 2"])
  }

  @Observable final class Tally { var count = 0 }

  private struct Raising: View {
    let tally: Tally
    let seen: Int
    var body: some View {
      let _ = tally.count = seen + 1
      Text(verbatim: "\(seen)")
    }
  }

  private struct Reading: View {
    let tally: Tally
    var body: some View { Raising(tally: tally, seen: tally.count) }
  }

  @Test func anEndlessUpdateIsAnError() throws {
    let host = ViewHost(Reading(tally: Tally()), textEngine: FixedTextEngine())
    #expect(throws: ViewProblem.endlessUpdates(view: "Reading")) { try host.displayList() }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func anEndlessActionIsAnErrorThatNamesTheView() throws {
    let host = ViewHost(VStack { Counting() }, textEngine: FixedTextEngine())
    #expect(throws: ViewProblem.endlessActions(view: "Counting")) { try host.displayList() }
  }

  @Test func aViewInsideItselfIsAnError() throws {
    struct Nested: View {
      var body: some View { VStack { Nested() } }
    }
    let host = ViewHost(Nested(), textEngine: FixedTextEngine())
    let problem = #expect(throws: ViewProblem.self) { try host.displayList() }
    guard case .tooDeep = problem else {
      Issue.record("expected tooDeep, got \(String(describing: problem))")
      return
    }
  }

  private struct Level: View {
    let depth: Int
    var body: some View {
      if depth == 0 { Text("bottom") } else { Level(depth: depth - 1) }
    }
  }

  /// Debug builds need the most stack: what is just inside the limit must be drawn in them too.
  @Test func deepBodiesAreDrawn() throws {
    let host = ViewHost(Level(depth: (ViewGraph.maximumDepth - 10) / 2), textEngine: FixedTextEngine())
    #expect(try host.displayList().accessibilityText == ["bottom"])
  }

  @Test func deepModifiersAreLaidOut() throws {
    let count = (ViewGraph.maximumDepth - 10) / 3
    var view = AnyView(Text("inside").accessibilityIdentifier("inside"))
    for _ in 0..<count { view = AnyView(view.padding(0.5)) }
    let host = ViewHost(view, textEngine: FixedTextEngine())
    #expect(host.frame(of: "inside")?.minX == CGFloat(count) / 2)
    #expect(try host.displayList().accessibilityText == ["inside"])
  }

  @Test func deepStacksAreLaidOut() throws {
    let count = (ViewGraph.maximumDepth - 10) / 3
    var view = AnyView(Text("inside").accessibilityIdentifier("inside"))
    for _ in 0..<count {
      let inner = view
      view = AnyView(VStack(alignment: .leading) { inner })
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 50), textEngine: FixedTextEngine())
    #expect(host.frame(of: "inside")?.size == CGSize(width: 36, height: 16))
    #expect(try host.displayList().accessibilityText == ["inside"])
  }

  @Test func aThousandLevelsFailWithAReasonAtWorst() {
    var view = AnyView(Text("inside"))
    for _ in 0..<1_000 { view = AnyView(ZStack { view.padding(1).frame(maxWidth: 300) }) }
    let host = ViewHost(view, textEngine: FixedTextEngine())
    do {
      #expect(try host.displayList().accessibilityText == ["inside"])
    } catch {
      guard case ViewProblem.tooDeep = error else {
        Issue.record("expected tooDeep, got \(error)")
        return
      }
    }
  }
}
