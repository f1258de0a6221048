import Foundation
import Observation
import Podium
import PodiumDrawing
import Testing

@testable import PodiumViews

/// A view shares its place in the tree with plain modifiers around it; nobody can tell.
@MainActor struct SharedPlaceTests {
  private struct Counter: View {
    var name = "count"
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.buttonStyle(.plain).accessibilityIdentifier(name)
    }
  }

  private struct Reading: View {
    let name: String
    @Environment(\.layoutDirection) private var direction
    @Environment(\.lineLimit) private var limit
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(direction == .rightToLeft ? "rtl" : "ltr") \(limit ?? 0) \(taps)") { taps += 1 }
        .accessibilityIdentifier(name)
    }
  }

  // MARK: State

  private struct Values: View {
    var width: CGFloat = 100
    var limit = 1
    var id = 0
    var isWide = true
    var isPadded = false
    var isThere = true
    var order = ["a", "b", "c"]

    var body: some View {
      VStack {
        Counter(name: "modified").padding(width / 10).lineLimit(limit).frame(width: width).opacity(0.5)
        Counter(name: "named").padding(1).id(id).frame(width: width)
        if isWide { Counter(name: "branch").frame(width: 80) } else { Counter(name: "branch").frame(width: 40) }
        Counter(name: "inside").frame(width: isWide ? 80 : nil).padding(isPadded ? 4 : 0)
        Group { if isThere { Counter(name: "optional") } }.padding(2)
        ForEach(order, id: \.self) { Counter(name: $0).padding(1).frame(minWidth: width) }.lineLimit(limit)
      }
    }
  }

  @Test func stateFollowsIdentityThroughModifiers() throws {
    let host = controlHost(300, 600) { Values() }
    let names = ["modified", "named", "branch", "inside", "optional", "a", "b", "c"]
    for name in names { try host.tap(name) }
    #expect(try host.words() == names.map { "\($0) 1" })
    host.content.width = 60
    host.content.limit = 2
    host.content.isPadded = true
    #expect(try host.words() == names.map { "\($0) 1" })
    host.content.id = 1
    #expect(try host.words()[1] == "named 0")
    host.content.isWide = false
    #expect(try host.words().prefix(4) == ["modified 1", "named 0", "branch 0", "inside 1"])
    host.content.isThere = false
    host.content.isThere = true
    #expect(try host.words()[4] == "optional 0")
    host.content.order = ["c", "d", "a"]
    #expect(try host.words().suffix(3) == ["c 1", "d 0", "a 1"])
    host.content.order = ["d", "b", "c", "a"]
    #expect(try host.words().suffix(4) == ["d 0", "b 0", "c 1", "a 1"])
  }

  @Test("Rows inserted, moved and removed by chance keep their own state") func rowsByChance() throws {
    for (seed, isLazy) in (0..<12).flatMap({ [($0, false), ($0, true)] }) {
      var generator = SeededGenerator(seed: seed)
      struct Rows: View {
        var ids: [Int]
        var isLazy = false
        var inset: CGFloat = 1
        var body: some View {
          if isLazy {
            ScrollView { LazyVStack(spacing: 0) { rows } }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
        private var rows: some View {
          ForEach(ids, id: \.self) { Counter(name: "r\($0)").frame(height: 8).padding(.leading, inset) }
        }
      }
      let host = controlHost(200, 400) { Rows(ids: [0, 1, 2], isLazy: isLazy) }
      var taps: [Int: Int] = [:]
      var next = 3
      for _ in 0..<25 {
        var ids = host.content.ids
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          ids.insert(next, at: Int.random(in: 0...ids.count, using: &generator))
          next += 1
        case 1 where !ids.isEmpty: taps[ids.remove(at: Int.random(in: 0..<ids.count, using: &generator))] = nil
        case 2: ids.shuffle(using: &generator)
        case 3: ids.reverse()
        case 4: host.content.inset += 1
        default:
          if let id = ids.randomElement(using: &generator) {
            try host.tap("r\(id)")
            taps[id, default: 0] += 1
          }
        }
        host.content.ids = ids
        #expect(try host.words() == ids.map { "r\($0) \(taps[$0, default: 0])" }, "seed \(seed)")
        let tops = ids.compactMap { host.frame(of: "r\($0)")?.midY }
        #expect(tops == tops.sorted() && tops.count == ids.count, "seed \(seed)")
      }
    }
  }

  @Test func erasedTypesMayChange() throws {
    struct Erased: View {
      var kind = 0
      var body: some View {
        VStack {
          view.padding(2)
          AnyView(AnyView(view)).lineLimit(1)
        }
      }
      var view: AnyView {
        switch kind {
        case 0: AnyView(Counter(name: "a"))
        case 1: AnyView(Counter(name: "a").padding(1))
        case 2: AnyView(Text("t").frame(width: 10))
        case 3:
          AnyView(
            Group {
              Counter(name: "a"); Text("u")
            }.padding(1))
        case 4: AnyView(EmptyView())
        default: AnyView(ForEach(0..<kind, id: \.self) { Text("\($0)").padding(1) }.font(.body))
        }
      }
    }
    let host = controlHost(300, 600) { Erased() }
    try host.tap("a")
    #expect(try host.words() == ["a 1", "a 0"])
    let expected = [
      1: ["a 0", "a 0"], 2: ["t", "t"], 3: ["a 0", "u", "a 0", "u"], 4: [],
      5: ["0", "1", "2", "3", "4", "0", "1", "2", "3", "4"],
    ]
    for kind in [1, 5, 2, 4, 3, 1, 2, 5, 4, 1] {
      host.content.kind = kind
      #expect(try host.words() == expected[kind], "kind \(kind)")
    }
  }

  // MARK: Environment

  @Test func theEnvironmentReachesWhatIsInside() throws {
    struct Around: View {
      var limit = 2
      var isMirrored = false
      var body: some View {
        VStack {
          Reading(name: "a").lineLimit(limit).padding(1).environment(
            \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          Reading(name: "b").padding(1).lineLimit(limit).lineLimit(9)
          Group {
            Reading(name: "c"); Reading(name: "d").lineLimit(5)
          }.padding(1).lineLimit(limit)
          Reading(name: "e").transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }.padding(1).lineLimit(limit)
        }
        .lineLimit(7)
      }
    }
    let host = controlHost(300, 600) { Around() }
    for name in ["a", "b", "c", "d", "e"] { try host.tap(name) }
    #expect(try host.words() == ["a ltr 2 1", "b ltr 2 1", "c ltr 2 1", "d ltr 5 1", "e ltr 3 1"])
    host.content.limit = 3
    host.content.isMirrored = true
    #expect(try host.words() == ["a rtl 3 1", "b ltr 3 1", "c ltr 3 1", "d ltr 5 1", "e ltr 4 1"])
  }

  @Test func aDirectionBetweenFramesTurnsWhatIsInside() throws {
    struct Boxes: View {
      var isOuter = false
      var body: some View {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box")
          .frame(width: 50, alignment: .leading)
          .padding(.leading, 5)
          .environment(\.layoutDirection, isOuter ? .leftToRight : .rightToLeft)
          .padding(.leading, 20)
          .frame(width: 200, alignment: .leading)
          .environment(\.layoutDirection, isOuter ? .rightToLeft : .leftToRight)
      }
    }
    let host = ViewHost(Boxes(), size: CGSize(width: 200, height: 20), textEngine: FixedTextEngine())
    // Padding of 20 on the left, then a box of 50 whose leading side is its right, and 5 more beyond that.
    #expect(host.frame(of: "box")?.minX == 60)
    host.content.isOuter = true
    // The mirror image of it.
    #expect(host.frame(of: "box")?.minX == 130)
    host.content.isOuter = false
    #expect(host.frame(of: "box")?.minX == 60)
  }

  // MARK: Runs

  private final class Runs {
    var names: [String] = []
    func count(_ name: String) { names.append(name) }
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  private struct Leaf: View {
    let name: String
    let number: Int
    let runs: Runs
    var body: some View {
      let _ = runs.count(name)
      Text("\(name) \(number)")
    }
  }

  @Observable final class Model {
    var first = 0
    var second = 0
  }

  private struct Two: View {
    let model: Model
    let runs: Runs
    @State private var own = 0
    var body: some View {
      let _ = runs.count("two")
      Button("own") { own += 1 }
      Text("own \(own)")
      First(model: model, runs: runs).padding().lineLimit(1)
      Second(model: model, runs: runs).frame(width: 100).font(.body)
      Leaf(name: "leaf", number: 1, runs: runs).padding(CGFloat(own))
    }
  }

  private struct First: View {
    let model: Model
    let runs: Runs
    var body: some View {
      let _ = runs.count("first")
      Text("f \(model.first)")
    }
  }

  private struct Second: View {
    let model: Model
    let runs: Runs
    var body: some View {
      let _ = runs.count("second")
      Text("s \(model.second)")
    }
  }

  @Test func onlyWhatReadAChangeRunsAgain() throws {
    let (model, runs) = (Model(), Runs())
    let host = controlHost { Two(model: model, runs: runs) }
    #expect(runs.take().sorted() == ["first", "leaf", "second", "two"])
    model.first = 1
    #expect(try host.words().contains("f 1"))
    #expect(runs.take() == ["first"])
    model.second = 1
    model.first = 2
    #expect(try host.words().contains("s 1"))
    #expect(runs.take().sorted() == ["first", "second"])
    try host.tap("own")
    #expect(try host.words().contains("own 1"))
    #expect(runs.take() == ["two"])
    host.content = Two(model: model, runs: runs)
    _ = try host.words()
    #expect(runs.take() == [])
  }

  // MARK: Sections and groups

  @Test func modifiersWithViewsOfTheirOwnOnSections() throws {
    let host = controlHost(300, 600) {
      VStack(spacing: 0) {
        Group {
          Section {
            Text("one").frame(height: 20)
            Text("two").frame(height: 20)
          } header: {
            Text("head").frame(height: 20)
          }
          Text("loose").frame(height: 20)
        }
        .overlay { Text("over").accessibilityIdentifier("over") }
        .background { Color.red.accessibilityIdentifier("under") }
        .padding(2)
      }
    }
    #expect(try host.words() == ["head", "over", "one", "over", "two", "over", "loose", "over"])
    #expect(host.frames(of: "over").count == 4 && host.frames(of: "under").count == 4)
    for (over, under) in zip(host.frames(of: "over"), host.frames(of: "under")) { #expect(over.midY == under.midY) }
  }

  @Test func aSectionInAListWithModifiersWithViews() throws {
    struct Rows: View {
      var count = 2
      var body: some View {
        List {
          Section("head") {
            ForEach(0..<count, id: \.self) { Counter(name: "row \($0)") }
          }
          .listRowBackground(Color.red.accessibilityIdentifier("under"))
          .badge(3)
          .overlay { Color.clear.accessibilityIdentifier("over") }
        }
      }
    }
    let host = controlHost(300, 600) { Rows() }
    try host.tap("row 1")
    #expect(try host.words().filter { $0.hasPrefix("row") } == ["row 0 0", "row 1 1"])
    host.content.count = 4
    #expect(try host.words().filter { $0.hasPrefix("row") } == ["row 0 0", "row 1 1", "row 2 0", "row 3 0"])
    host.content.count = 1
    #expect(try host.words().filter { $0.hasPrefix("row") } == ["row 0 0"])
  }

  // MARK: Depth

  private struct Endless<Kind: Wrap>: View {
    var body: some View { Kind.wrap(AnyView(Self())) }
  }

  @MainActor private protocol Wrap {
    associatedtype Result: View
    @ViewBuilder static func wrap(_ view: AnyView) -> Result
  }
  private enum InSection: Wrap { static func wrap(_ view: AnyView) -> some View { Section("s") { view } } }
  private enum InSectionTwice: Wrap {
    static func wrap(_ view: AnyView) -> some View { Section("s") { Section("t") { Group { view } } } }
  }
  private enum InSubviews: Wrap {
    static func wrap(_ view: AnyView) -> some View { Group(subviews: view) { views in views } }
  }
  private enum InRows: Wrap {
    static func wrap(_ view: AnyView) -> some View { ForEach(0..<1) { _ in Section { view } }.badge(1) }
  }

  @Test func viewsWithoutEndFailAlone() throws {
    func check<K: Wrap>(_: K.Type) {
      for extra in 0..<4 {
        var view = AnyView(Endless<K>())
        for _ in 0..<extra { view = AnyView(Group { view }.id(extra)) }
        let host = controlHost { view }
        #expect(throws: ViewProblem.self, "\(K.self)") { try host.displayList() }
      }
    }
    check(InSection.self)
    check(InSectionTwice.self)
    check(InRows.self)
    check(InSubviews.self)
  }

  private func ten<V: View>(_ view: V) -> some View {
    view.padding(0.125).lineLimit(1).padding(0.125).lineLimit(2).padding(0.125).opacity(1).padding(0.125)
      .lineLimit(nil).padding(0.125).lineLimit(3)
  }
  private func hundred<V: View>(_ view: V) -> some View { ten(ten(ten(ten(ten(ten(ten(ten(ten(ten(view)))))))))) }
  /// A value of more modifiers would not fit a debug build's stack.
  private func fiveHundred<V: View>(_ view: V) -> AnyView {
    AnyView(hundred(hundred(hundred(hundred(hundred(view))))))
  }

  @Test func thousandsOfModifiers() throws {
    let host = ViewHost(fiveHundred(fiveHundred(fiveHundred(fiveHundred(Counter())))), textEngine: FixedTextEngine())
    try host.tap("count")
    #expect(try host.words() == ["count 1"])
    let inner = try #require(host.frame(of: "count"))
    #expect(inner.minX == 125 && inner.minY == 125)
  }
}
