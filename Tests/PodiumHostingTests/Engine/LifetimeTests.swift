import Foundation
import Observation
import Podium
import PodiumDrawing
import Testing

@testable import PodiumViews

/// Objects that views own end with their views, once; nothing that outlives a host stops the program.
@MainActor struct LifetimeTests {
  final class Count {
    var made = 0
    var ended = 0
    var living: Int { made - ended }
  }

  final class Probe {
    let count: Count
    init(_ count: Count) {
      self.count = count
      count.made += 1
    }
    deinit { count.ended += 1 }
  }

  @Observable final class Model {
    @ObservationIgnored let probe: Probe
    var number = 0
    init(_ count: Count) { probe = Probe(count) }
  }

  private struct Owner: View {
    let count: Count
    @State private var model: Model
    init(_ count: Count) {
      self.count = count
      _model = State(wrappedValue: Model(count))
    }
    var body: some View {
      Button("n \(model.number)") { model.number += 1 }.padding(1).frame(minWidth: 2).accessibilityIdentifier("owner")
    }
  }

  /// A view with `content` or without.
  private struct Toggling<Content: View>: View {
    var isShown = true
    let make: () -> Content
    var body: some View {
      VStack { if isShown { make() } }
    }
  }

  /// Shows, works and hides a view with an owner in it; the object must go, and again with the host.
  private func check<V: View>(
    _ name: String, _ count: Count, taps: Bool = true, @ViewBuilder _ make: @escaping () -> V
  ) throws {
    do {
      let host = ViewHost(
        Toggling(make: make), size: CGSize(width: 300, height: 400), textEngine: FixedTextEngine())
      _ = try host.displayList()
      if taps { for _ in 0..<2 { try host.tap("owner") } }
      _ = try host.displayList()
      #expect(count.living >= 1, "\(name)")
      host.content = Toggling(isShown: false, make: make)
      _ = try host.displayList()
      #expect(count.living == 0, "\(name): \(count.living) left after the view went")
      host.content = Toggling(make: make)
      _ = try host.displayList()
      #expect(count.living >= 1, "\(name)")
    }
    #expect(count.living == 0, "\(name): \(count.living) left after the host went")
  }

  @Test func containersLetGo() throws {
    func run<V: View>(_ name: String, taps: Bool = true, @ViewBuilder _ view: @escaping (Count) -> V) throws {
      let count = Count()
      try check(name, count, taps: taps) { view(count) }
    }
    try run("plain") { Owner($0) }
    try run("modified") { Owner($0).padding().font(.body).frame(width: 100).opacity(0.5) }
    try run("stack") { count in
      HStack {
        Owner(count); Text("a")
      }
    }
    try run("group") { count in
      Group {
        Owner(count); Text("a")
      }.padding()
    }
    try run("lazy") { count in ScrollView { LazyVStack { ForEach(0..<1) { _ in Owner(count) } } } }
    try run("list") { count in List { Section("a") { Owner(count) } } }
    try run("form") { count in Form { Owner(count) } }
    try run("list rows") { count in List(0..<1, id: \.self) { _ in Owner(count) } }
    try run("grid") { count in
      Grid {
        GridRow {
          Owner(count); Text("a")
        }
      }
    }
    try run("lazy grid") { count in LazyVGrid(columns: [GridItem()]) { Owner(count) } }
    try run("geometry") { count in GeometryReader { _ in Owner(count) } }
    try run("fits") { count in
      ViewThatFits {
        Owner(count); Text("b")
      }
    }
    try run("erased") { count in AnyView(Owner(count)) }
    try run("id") { count in Owner(count).id(3) }
    try run("overlay") { count in Color.red.overlay { Owner(count) } }
    try run("background") { count in Text("a").background { Owner(count).frame(width: 50, height: 50) } }
    try run("mask", taps: false) { count in Color.red.mask { Owner(count) } }
    try run("navigation") { count in NavigationStack { Owner(count).navigationTitle("t") } }
    try run("tabs") { count in TabView { Owner(count).tabItem { Text("a") } } }
    try run("sheet") { count in Text("a").sheet(isPresented: .constant(true)) { Owner(count) } }
    try run("toolbar") { count in NavigationStack { Text("a").toolbar { Owner(count) } } }
    try run("inset") { count in Text("a").safeAreaInset(edge: .bottom) { Owner(count) } }
    try run("subviews") { count in Group(subviews: Owner(count)) { views in VStack { views } } }
    try run("disclosure", taps: false) { count in DisclosureGroup("a", isExpanded: .constant(true)) { Owner(count) } }
    try run("menu", taps: false) { count in
      Menu {
        Text("m")
      } label: {
        Owner(count)
      }
    }
    try run("label style", taps: false) { count in
      LabeledContent {
        Owner(count)
      } label: {
        Text("b")
      }
    }
    try run("preference") { count in
      Owner(count).anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { geometry in Color.clear.frame(width: anchor.map { geometry[$0].width }) }
        }
    }
    try run("lifecycle") { count in
      Owner(count).onAppear { _ = count }.onDisappear { _ = count }.task { _ = count }
        .onChange(of: count.made) { _ = count.made }
    }
    try run("gesture") { count in Owner(count).gesture(DragGesture().onEnded { _ in _ = count.made }) }
    try run("context menu") { count in Owner(count).contextMenu { Text("m") } }
    try run("phase") { count in PhaseAnimator([1, 2]) { _ in Owner(count) } }
    try run("timeline") { count in TimelineView(.everyMinute) { _ in Owner(count) } }
    try run("reader") { count in ScrollViewReader { _ in Owner(count) } }
    try run("any layout") { count in AnyLayout(VStackLayout()) { Owner(count) } }
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  /// What a view keeps of its surroundings must not keep these.
  @Test func proxiesThatViewsKeepAreNoCycles() throws {
    func run<V: View>(_ name: String, @ViewBuilder _ view: @escaping (Probe) -> V) throws {
      let count = Count()
      do {
        let host = controlHost { Toggling(make: { view(Probe(count)) }) }
        _ = try host.displayList()
        host.content = Toggling(make: { view(Probe(count)) })
        _ = try host.displayList()
        #expect(count.living >= 1, "\(name)")
        host.content = Toggling(isShown: false, make: { view(Probe(count)) })
        _ = try host.displayList()
        host.content.isShown = false
      }
      #expect(count.living == 0, "\(name): \(count.living)")
    }
    try run("geometry in an action") { probe in
      GeometryReader { geometry in
        Button("a") { _ = (probe, geometry) }
      }
    }
    try run("geometry in a guide") { probe in
      GeometryReader { geometry in
        Text("a").alignmentGuide(.top) { _ in
          _ = probe; return geometry.size.width
        }
      }
    }
    try run("geometry in geometry") { probe in
      GeometryReader { outer in
        GeometryReader { inner in Button("a") { _ = (probe, outer, inner) } }
      }
    }
    try run("anchor") { probe in
      Text("a").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { geometry in Button("b") { _ = (probe, anchor, geometry) } }
        }
    }
    try run("scroll reader") { probe in
      ScrollViewReader { proxy in
        ScrollView {
          Button("a") {
            _ = probe; proxy.scrollTo(1)
          }
        }
      }
    }
    try run("subviews") { probe in
      Group(subviews: Text("a")) { views in
        ForEach(views) { view in
          Button {
            _ = (probe, view, views)
          } label: {
            view
          }
        }
      }
    }
    try run("geometry change") { probe in
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        _ = probe
      }
    }
    try run("canvas-like shape") { probe in
      Rectangle().overlay { Button("a") { _ = probe } }.contextMenu { Button("b") { _ = probe } }
    }
    try run("sheet") { probe in
      Text("a").sheet(isPresented: .constant(true), onDismiss: { _ = probe }) { Button("b") { _ = probe } }
    }
    try run("navigation") { probe in
      NavigationStack {
        NavigationLink("a") { Button("b") { _ = probe } }.toolbar { Button("c") { _ = probe } }
      }
    }
    try run("list") { probe in
      List {
        ForEach(0..<3) { _ in Button("b") { _ = probe } }.onDelete { _ in _ = probe }.onMove { _, _ in _ = probe }
        Text("s").swipeActions { Button("d") { _ = probe } }.listRowBackground(Button("e") { _ = probe })
      }
    }
  }

  private struct Held {
    var number: Binding<Int>?
    var focus: FocusState<Bool>.Binding?
    var dismiss: DismissAction?
    var geometry: GeometryProxy?
    var scroll: ScrollViewProxy?
    var mode: Binding<EditMode>?
    var isPresented: Binding<Bool>?
    var open: OpenURLAction?
    var stored: Binding<Int>?
    var path: Binding<NavigationPath>?
  }

  private final class Holder { var held = Held() }

  private struct Giving: View {
    let holder: Holder
    @State private var number = 0
    @State private var path = NavigationPath()
    @FocusState private var focus: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.editMode) private var mode
    @Environment(\.openURL) private var open
    @AppStorage("lifetime-number") private var stored = 0
    var body: some View {
      NavigationStack(path: $path) {
        ScrollViewReader { scroll in
          GeometryReader { geometry in
            Text("n \(number) \(stored)").focused($focus)
            Color.clear.onAppear {
              holder.held = Held(
                number: $number, focus: $focus, dismiss: dismiss, geometry: geometry, scroll: scroll, mode: mode,
                open: open, stored: $stored, path: $path)
            }
          }
        }
      }
    }
  }

  @Test func whatOutlivesTheHostDoesNothing() throws {
    let holder = Holder()
    func use() {
      let held = holder.held
      held.number?.wrappedValue += 1
      held.focus?.wrappedValue = true
      held.dismiss?()
      _ = held.geometry?.size
      _ = held.geometry?.frame(in: .global)
      held.scroll?.scrollTo(1)
      held.mode?.wrappedValue = .active
      if let url = URL(string: "https://example.com") { held.open?(url) }
      held.stored?.wrappedValue += 1
      held.path?.wrappedValue.append(1)
    }
    do {
      let host = controlHost { Toggling { Giving(holder: holder) } }
      _ = try host.displayList()
      #expect(holder.held.number != nil && holder.held.mode != nil)
      use()
      _ = try host.displayList()
      host.content = Toggling(isShown: false) { Giving(holder: holder) }
      _ = try host.displayList()
      use()
      _ = try host.displayList()
    }
    use()
    #expect(holder.held.number?.wrappedValue == 3)
  }

  @Test(.timeLimit(.minutes(20))) func aTaskEndsWithItsHost() async throws {
    let (ends, end) = AsyncStream<Void>.makeStream()
    let never = AsyncStream<Void>.makeStream()
    do {
      let host = controlHost {
        Text("a").task {
          await withTaskCancellationHandler {
            for await _ in never.stream {}
          } onCancel: {
            end.yield()
          }
        }
      }
      #expect(try host.words() == ["a"])
    }
    for await _ in ends { break }
    never.continuation.finish()
  }

  @Test func modelsOutliveTheHost() throws {
    let count = Count()
    let model = Model(count)
    struct Reader: View {
      let model: Model
      var body: some View { Text("n \(model.number)").padding() }
    }
    do {
      let host = controlHost { ForEach(0..<20) { _ in Reader(model: model) } }
      #expect(try host.words().first == "n 0")
      model.number = 1
      #expect(try host.words().last == "n 1")
    }
    model.number = 2
    let next = controlHost { Reader(model: model) }
    #expect(try next.words() == ["n 2"])
  }

  @Test func stateObjectsEndOnce() throws {
    final class Object: ObservableObject {
      let probe: Probe
      @Published var number = 0
      init(_ count: Count) { probe = Probe(count) }
    }
    struct Owning: View {
      @StateObject private var object: Object
      init(_ count: Count) { _object = StateObject(wrappedValue: Object(count)) }
      var body: some View {
        Button("n \(object.number)") { object.number += 1 }.padding().accessibilityIdentifier("owner")
      }
    }
    let count = Count()
    try check("state object", count) { Owning(count).frame(width: 50) }
    #expect(count.made == 2)
  }

  @Test func fieldsOfEveryKindEndOnce() throws {
    final class Box { init() {} }
    struct Fields: View {
      weak var weakly: Probe?
      unowned let unownedly: Probe
      let strong: Probe
      let maybe: Probe?
      let closure: () -> Probe
      let existential: any Hashable
      let names: [String]
      let large: (Int, Int, Int, Int, Int, Int, Int, Int, String, String, Probe)
      var body: some View { Text("\(weakly == nil ? 0 : 1) \(strong === unownedly)").padding().frame(width: 90) }
    }
    let count = Count()
    do {
      let kept = Probe(count)
      func fields(_ probe: Probe) -> some View {
        VStack {
          Fields(
            weakly: kept, unownedly: probe, strong: probe, maybe: probe, closure: { probe }, existential: "a",
            names: ["a", "b"], large: (1, 2, 3, 4, 5, 6, 7, 8, "a", "b", probe))
          Text("a").padding()
        }
      }
      let host = controlHost { fields(Probe(count)) }
      for _ in 0..<3 {
        host.content = fields(Probe(count))
        #expect(try host.words().first == "1 true")
        #expect(count.living == 2)
      }
    }
    #expect(count.living == 0)
  }
}
