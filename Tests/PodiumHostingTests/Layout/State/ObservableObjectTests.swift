import Foundation
import Podium
import Testing

@testable import PodiumViews

/// Objects that say when they change.
@MainActor struct ObservableObjectTests {
  @MainActor final class Counter: ObservableObject {
    @Published var count = 0
    @Published var isOn = false
    var silent = 0
  }

  final class Manual: ObservableObject {
    var text = "old" { willSet { objectWillChange.send() } }
  }

  private struct Owner: View {
    @StateObject private var counter = Counter()
    var body: some View {
      Toggle("On", isOn: $counter.isOn)
      Button("Add") { counter.count += 1 }
      Text(verbatim: "\(counter.count) \(counter.isOn)")
      Child(counter: counter)
      Reader().environmentObject(counter)
    }
  }

  private struct Child: View {
    @ObservedObject var counter: Counter
    var body: some View { Text(verbatim: "child \(counter.count)") }
  }

  private struct Reader: View {
    @EnvironmentObject var counter: Counter
    var body: some View {
      Text(verbatim: "reader \(counter.count)")
      Button("More") { $counter.count.wrappedValue += 10 }
    }
  }

  @Test func viewsFollowTheObject() throws {
    let host = controlHost(300, 400) { Owner() }
    try host.tap("Add")
    try host.tap("Add")
    try host.tap("More")
    try host.tap("On")
    let words = try host.words()
    #expect(words.contains("12 true"))
    #expect(words.contains("child 12"))
    #expect(words.contains("reader 12"))
  }

  @Test func onlyWhatIsPublishedIsSeen() throws {
    let counter = Counter()
    let host = controlHost { Child(counter: counter) }
    host.resetBodyCount()
    counter.silent = 5
    host.settle()
    #expect(host.bodyCount == 0)
    counter.isOn = true
    counter.count = 3
    host.settle()
    #expect(host.bodyCount == 1)
    #expect(try host.words() == ["child 3"])
  }

  @Test func anotherObjectIsFollowedInstead() throws {
    let (a, b) = (Counter(), Counter())
    b.count = 7
    let host = controlHost { Child(counter: a) }
    host.content = Child(counter: b)
    #expect(try host.words() == ["child 7"])
    b.count = 8
    host.settle()
    #expect(try host.words() == ["child 8"])
  }

  @Test func anObjectSaysItByItself() throws {
    struct Shown: View {
      @ObservedObject var model: Manual
      var body: some View { Text(verbatim: model.text) }
    }
    let model = Manual()
    let host = controlHost { Shown(model: model) }
    model.text = "new"
    host.settle()
    #expect(try host.words() == ["new"])
  }

  @Test func aMissingObjectSaysWhichAndWhere() throws {
    let host = controlHost { VStack { Reader() } }
    let problem = #expect(throws: ViewProblem.self) { try host.displayList() }
    #expect(problem == .missingObservableObject(type: "Counter", view: "Reader"))
    #expect(problem?.hint?.contains(".environmentObject(Counter())") == true)
  }

  @Test func aPublisherStaysAndObjectsGo() {
    let manual = Manual()
    #expect(manual.objectWillChange === manual.objectWillChange)
    weak var gone: Manual?
    for _ in 0..<5_000 {
      let object = Manual()
      gone = object
      object.text = "x"
    }
    #expect(gone == nil)
    #expect(PublisherTable.shared.count < 1_000)
  }

  @Test func runsOfABodyLeaveNothingBehind() throws {
    struct Shown: View {
      let number: Int
      @ObservedObject var model: Manual
      var body: some View { Text(verbatim: "\(number) \(model.text)") }
    }
    let model = Manual()
    let host = controlHost { Shown(number: 0, model: model) }
    for number in 1...50 { host.content = Shown(number: number, model: model) }
    host.resetBodyCount()
    model.text = "new"
    host.settle()
    #expect(host.bodyCount == 1)
    #expect(try host.words() == ["50 new"])
  }
}
