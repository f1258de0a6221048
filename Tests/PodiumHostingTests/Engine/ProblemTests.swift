import Foundation
import Podium
import PodiumDrawing
import Testing

@testable import PodiumViews

/// What keeps a picture from being drawn, as long as it is so.
@MainActor struct ProblemTests {
  /// A view with a body, which messages name.
  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  private struct ContentView: View {
    var width: CGFloat = -5
    var body: some View { VStack { Text("a").bold().padding().frame(width: width).padding() } }
  }

  private func problem<V: View>(_ host: ViewHost<V>) -> ViewProblem? {
    do {
      _ = try host.displayList()
      return nil
    } catch { return error as? ViewProblem }
  }

  @Test func aNegativeFrameSaysWhatAndWhere() throws {
    let host = controlHost { ContentView() }
    let found = try #require(problem(host))
    #expect(found.message == "ContentView: frame(width:) received -5: a length must be a finite number from 0 up")
    #expect(found.hint == "keep the length from falling below 0, as max(0, length) does")
    host.content = ContentView(width: 5)
    #expect(problem(host) == nil)
    host.content = ContentView(width: -0.5)
    #expect(problem(host)?.message.contains(" -0.5: ") == true)
  }

  @Test(
    "Every length of a frame is looked at",
    arguments: [
      ("frame(height:)", "nan", "division"), ("frame(width:)", "inf", "frame(maxWidth: .infinity)"),
      ("frame(minWidth:)", "-1", "max(0"), ("frame(idealWidth:)", "-1", "max(0"), ("frame(maxWidth:)", "nan", "zero"),
      ("frame(minHeight:)", "-1", "max(0"), ("frame(idealHeight:)", "-1", "max(0"),
      ("frame(maxHeight:)", "-inf", "max(0"),
    ])
  func lengths(_ name: String, _ value: String, _ hint: String) throws {
    let length = try #require(Double(value)).magnitude * (value.hasPrefix("-") ? -1 : 1)
    func given(_ label: String) -> CGFloat? { name == "frame(\(label):)" ? length : nil }
    let host = controlHost {
      Card {
        Text("a").frame(width: given("width"), height: given("height"))
          .frame(minWidth: given("minWidth"), idealWidth: given("idealWidth"), maxWidth: given("maxWidth"))
          .frame(minHeight: given("minHeight"), idealHeight: given("idealHeight"), maxHeight: given("maxHeight"))
      }
    }
    let found = try #require(problem(host))
    #expect(found.message.contains(": \(name) received \(value): "), "\(found.message)")
    #expect(found.hint?.contains(hint) == true)
  }

  @Test("A view's own modifiers stand in the view around it, and engine views are not named") func names() throws {
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.frame(height: -1) }
    }
    struct Inner: View {
      var body: some View { Text("a") }
    }
    func name<V: View>(_ view: V) -> String? {
      problem(controlHost { view })?.message.components(separatedBy: ":").first
    }
    #expect(name(Card { Inner().frame(width: -1) })?.hasPrefix("Card<") == true)
    #expect(name(Inner().frame(width: -1)) == "Inner")
    #expect(name(Card { Inner().modifier(Padded()) }) == "Padded")
    #expect(name(Card { Button(action: {}) { Text("a").frame(width: -1) } })?.hasPrefix("Card<") == true)
    #expect(name(Card { List { Section("s") { Inner().frame(width: -1) } } })?.hasPrefix("Card<") == true)
  }

  private struct Shrinking: View {
    @State private var inset: CGFloat = 32
    var body: some View {
      VStack(spacing: 0) {
        Button("more") { inset += 300 }
        Button("less") { inset -= 300 }
        GeometryReader { geometry in Color.red.frame(width: geometry.size.width - inset) }
      }
    }
  }

  @Test func aFrameMadeFromGeometryMayBeOddOnTheWay() throws {
    let host = ViewHost(Shrinking(), size: .zero, textEngine: FixedTextEngine())
    #expect(problem(host) != nil)
    host.size = CGSize(width: 300, height: 200)
    #expect(problem(host) == nil)
    try host.tap("more")
    #expect(problem(host)?.message.hasPrefix("Shrinking: frame(width:) received -32: ") == true)
    try host.tap("less")
    #expect(problem(host) == nil)
  }

  @Test func aFrameMadeFromAMeasuredWidthIsJudgedAtTheEnd() throws {
    struct Measured: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Color.red.frame(width: width - 32, height: 10).accessibilityIdentifier("bar")
          .frame(maxWidth: .infinity)
          .background(
            GeometryReader { geometry in Color.clear.preference(key: Width.self, value: geometry.size.width) }
          )
          .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    let host = controlHost { Measured() }
    #expect(problem(host) == nil)
    #expect(host.frame(of: "bar")?.width == 268)
  }

  private struct Several: View {
    var isThere = true
    var widths: [CGFloat] = [1, -2]
    var choice = 0

    var body: some View {
      if isThere {
        Group { ForEach(widths, id: \.self) { _ in Text("a") } }.frame(height: widths.count > 1 ? -1 : -3)
      }
      ViewThatFits {
        Text("wide").frame(width: 1000).frame(minHeight: choice == 0 ? -1 : nil)
        Text("narrow").frame(minHeight: choice == 1 ? -1 : nil)
      }
    }
  }

  @Test func whatIsNotShownDoesNotCount() throws {
    let host = controlHost { VStack { Several() } }
    #expect(problem(host)?.message.contains(" -1: ") == true)
    host.content = VStack { Several(widths: [1]) }
    #expect(problem(host)?.message.contains(" -3: ") == true)
    host.content = VStack { Several(widths: []) }
    #expect(problem(host) == nil)
    host.content = VStack { Several(isThere: false) }
    #expect(problem(host) == nil)
    host.content = VStack { Several(isThere: false, choice: 1) }
    #expect(problem(host)?.message.contains("frame(minHeight:)") == true)
  }

  @Test func aScreenBelowDoesNotCount() throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          NavigationLink("next") { Text("two") }.frame(minWidth: -1)
        }
      }
    }
    let host = controlHost(300, 400) { Page() }
    #expect(problem(host) != nil)
    try host.tap("next")
    #expect(problem(host) == nil)
  }

  private struct Rows: View {
    @State private var ids = ["x", "x", "y", "y"]
    var isLazy = false
    var body: some View {
      Button("drop") { ids.removeLast() }
      if isLazy {
        ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text(verbatim: $0) } } }
      } else {
        ForEach(ids, id: \.self) { Text(verbatim: $0) }
      }
    }
  }

  @Test(arguments: [false, true]) func anIDThatTwoElementsHave(isLazy: Bool) throws {
    let host = controlHost { VStack { Rows(isLazy: isLazy) } }
    #expect(problem(host)?.message == "Rows: ForEach has more than one element with the id 'x'")
    #expect(problem(host)?.hint?.isEmpty == false)
    try host.tap("drop")
    try host.tap("drop")
    #expect(problem(host) != nil)
    try host.tap("drop")
    #expect(problem(host) == nil)
    #expect(try host.words() == ["drop", "x"])
  }

  @Test func anIDMayBeThereTwiceOnTheWay() throws {
    struct Settling: View {
      @State private var ids = [1, 1]
      var body: some View {
        ForEach(ids, id: \.self) { Text("\($0)") }
        Color.clear.onAppear { ids = [1, 2] }
      }
    }
    let host = controlHost { Settling() }
    #expect(problem(host) == nil)
    #expect(try host.words() == ["1", "2"])
  }

  @Test func aRendererMayDrawAgainAfterAFailure() throws {
    let renderer = ImageRenderer(content: ContentView())
    #expect(throws: ViewProblem.self) { try renderer.displayList() }
    renderer.content = ContentView(width: 40)
    #expect(try renderer.displayList().size.width == 72)
  }
}
