import Foundation
import Podium
import Testing

@MainActor @Suite struct ScreensTabTests {
  private let phone = CGSize(width: 390, height: 844)

  private func texts<V: View>(_ host: ViewHost<V>) throws -> [String] {
    try host.displayList().accessibilityText
  }

  private struct Counter: View {
    let name: String
    var appeared: (String) -> Void = { _ in }
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(name) has \(count)")
        Button("Count") { count += 1 }
      }
      .onAppear { appeared(name) }
    }
  }

  private enum Page: String, CaseIterable { case home, pets, search }

  private struct Tabs: View {
    @State private var page = Page.home
    let appeared: (String) -> Void

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: .home) { Counter(name: "home", appeared: appeared) }
        Tab("Pets", systemImage: "pawprint", value: .pets) { Counter(name: "pets", appeared: appeared) }
          .badge(3)
        Tab(value: Page.search, role: .search) { Counter(name: "search", appeared: appeared) }
      }
    }
  }

  @Test func tabsAreChosenByTapAndKeepTheirState() throws {
    var appeared: [String] = []
    let host = ViewHost(Tabs { appeared.append($0) }, size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host) == ["home has 0", "Count", "Home", "Pets", "3", "Search"])
    #expect(host.frame(of: "TabBar") == CGRect(x: 0, y: 795, width: 390, height: 49))
    try host.tap("Count")
    try host.tap("Pets, 3")
    #expect(try texts(host).contains("pets has 0"))
    try host.tap("Home")
    #expect(try texts(host).contains("home has 1"))
    // A page is made when its tab is first chosen, and comes into sight again whenever it is chosen.
    #expect(appeared == ["home", "pets", "home"])
  }

  @Test func itemsAndTagsChooseToo() throws {
    struct Screen: View {
      @State private var tab = "b"

      var body: some View {
        TabView(selection: $tab) {
          Text("Page A").tabItem { Label("First", systemImage: "star") }.tag("a")
          NavigationStack { Text("Page B").navigationTitle("Title B") }
            .tabItem {
              Image(systemName: "heart")
              Text("Second")
            }
            .tag("b")
        }
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host).contains("Title B"))
    try host.tap("First")
    #expect(try texts(host).contains("Page A"))
    #expect(try !texts(host).contains("Title B"))
  }

  @Test func withoutASelectionTheFirstShows() throws {
    let host = ViewHost(
      TabView {
        Tab("One", systemImage: "star") { Text("Page 1") }
        Tab("Two", systemImage: "star") { Text("Page 2") }
      }, size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host).contains("Page 1"))
    try host.tap("Two")
    #expect(try texts(host).contains("Page 2"))
  }

  @Test func pagesAreTurned() throws {
    struct Screen: View {
      @State private var page = 1

      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3, id: \.self) { Text("Page no. \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host) == ["Page no. 1"])
    #expect(host.frame(of: "PageIndicator")?.midX == 195)
    try host.tap("Page 3")
    #expect(try texts(host) == ["Page no. 2"])
  }

  @Test func tabBarCanBeHiddenFromInside() throws {
    let host = ViewHost(
      TabView {
        Tab("One", systemImage: "star") { NavigationStack { Text("Page").toolbar(.hidden, for: .tabBar) } }
      }, size: phone, textEngine: FixedTextEngine())
    #expect(host.frame(of: "TabBar") == nil)
  }
}
