import Foundation
import Podium
import Testing

@MainActor @Suite struct ScreensNavigationTests {
  private let phone = CGSize(width: 390, height: 844)

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(name) \(count)").accessibilityIdentifier("\(name)-count")
        Button("Count \(name)") { count += 1 }
        NavigationLink("To \(name)x", value: name + "x")
      }
      .navigationTitle(name)
    }
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        Counter(name: "Pets").navigationDestination(for: String.self) { Counter(name: $0) }
      }
    }
  }

  private func texts<V: View>(_ host: ViewHost<V>) throws -> [String] {
    try host.displayList().accessibilityText
  }

  @Test func pushesAndPopsByTapAndKeepsState() throws {
    let host = ViewHost(Stack(), size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host).contains("Pets 0"))
    try host.tap("Count Pets")
    try host.tap("To Petsx")
    #expect(try texts(host).contains("Petsx 0"))
    #expect(try !texts(host).contains("Pets 1"))
    try host.tap("Count Petsx")
    try host.tap("To Petsxx")
    #expect(try texts(host).contains("Petsxx 0"))
    try host.tap("Petsx")
    #expect(try texts(host).contains("Petsx 1"))
    try host.tap("Back")
    #expect(try texts(host).contains("Pets 1"))
    #expect(throws: EventError.self) { try host.tap("Back") }
    // What was popped is gone: pushed again it starts anew.
    try host.tap("To Petsx")
    #expect(try texts(host).contains("Petsx 0"))
  }

  @Observable final class Router {
    var path: [Int] = []
    var anyPath = NavigationPath()
  }

  private struct ArrayStack: View {
    @Bindable var router: Router

    var body: some View {
      NavigationStack(path: $router.path) {
        NavigationLink("One", value: 1)
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("Number \(number)")
              NavigationLink("Next", value: number + 1)
              NavigationLink("Wrong", value: "text")
            }
            .navigationTitle("No. \(number)")
          }
      }
    }
  }

  @Test func pathOfAnArrayIsReadAndWritten() throws {
    let router = Router()
    router.path = [7]
    let host = ViewHost(ArrayStack(router: router), size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host).contains("Number 7"))
    try host.tap("Next")
    #expect(router.path == [7, 8])
    try host.tap("Wrong")
    #expect(router.path == [7, 8])
    try host.tap("No. 7")
    #expect(router.path == [7])
    router.path = [1, 2, 3]
    #expect(try texts(host).contains("Number 3"))
    router.path = []
    #expect(try texts(host).contains("Root"))
    try host.tap("One")
    #expect(router.path == [1])
  }

  private struct MixedStack: View {
    @Bindable var router: Router

    var body: some View {
      NavigationStack(path: $router.anyPath) {
        Text("Home")
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { Text("Word \($0)") }
      }
    }
  }

  @Test func navigationPathTakesValuesOfAnyType() throws {
    let router = Router()
    let host = ViewHost(MixedStack(router: router), size: phone, textEngine: FixedTextEngine())
    router.anyPath.append(3)
    #expect(try texts(host).contains("Number 3"))
    router.anyPath.append("ball")
    #expect(try texts(host).contains("Word ball"))
    try host.tap("Back")
    #expect(router.anyPath.count == 1)
    router.anyPath.removeLast()
    #expect(try texts(host) == ["Home"])
  }

  @Test func navigationPathSurvivesEncoding() throws {
    var path = NavigationPath(["a", "b"])
    path.append(5)
    let data = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  private struct Dismissable: View {
    @State private var isShown = false
    @State private var isAsked = false

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Open") { Inner() }
          Button("Present") { isShown = true }
          Text(isShown ? "shown" : "hidden")
        }
        .navigationDestination(isPresented: $isShown) { Inner() }
      }
    }

    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented

      var body: some View {
        VStack {
          Text("Inner \(isPresented)")
          Button("Leave") { dismiss() }
        }
        .navigationBarBackButtonHidden()
      }
    }
  }

  @Test(arguments: ["Open", "Present"]) func dismissGoesBack(_ opener: String) throws {
    let host = ViewHost(Dismissable(), size: phone, textEngine: FixedTextEngine())
    try host.tap(opener)
    #expect(try texts(host).contains("Inner true"))
    #expect(throws: EventError.self) { try host.tap("Back") }
    try host.tap("Leave")
    #expect(try texts(host).contains("hidden"))
  }

  @Test func titlesTakeTheirPlaces() throws {
    struct Screen: View {
      let mode: NavigationBarItem.TitleDisplayMode

      var body: some View {
        NavigationStack {
          Color.clear.accessibilityIdentifier("content").navigationTitle("Pets")
            .navigationBarTitleDisplayMode(mode)
        }
      }
    }
    for (mode, top) in [(.automatic, 96), (.large, 96), (.inline, 44)]
      as [(NavigationBarItem.TitleDisplayMode, CGFloat)]
    {
      let host = ViewHost(Screen(mode: mode), size: phone, textEngine: FixedTextEngine())
      #expect(host.frame(of: "content") == CGRect(x: 0, y: top, width: 390, height: 844 - top))
      #expect(try texts(host) == ["Pets"])
    }
  }

  @Test func toolbarItemsStandInTheirPlaces() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var hasExtra = false

      var body: some View {
        NavigationStack {
          Text("Count \(count)").accessibilityIdentifier("content")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Stop") {}.accessibilityIdentifier("stop")
              }
              ToolbarItem(placement: .principal) { Text("Middle").accessibilityIdentifier("middle") }
              ToolbarItem(placement: .primaryAction) {
                Button("Add") { count += 1 }.accessibilityIdentifier("add")
              }
              if hasExtra {
                ToolbarItem(placement: .bottomBar) { Text("Extra").accessibilityIdentifier("extra") }
              }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("More") { hasExtra.toggle() }.accessibilityIdentifier("more")
              }
            }
        }
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    #expect(host.frame(of: "stop") == CGRect(x: 16, y: 14, width: 24, height: 16))
    #expect(host.frame(of: "middle") == CGRect(x: 177, y: 14, width: 36, height: 16))
    #expect(host.frame(of: "add") == CGRect(x: 356, y: 14, width: 18, height: 16))
    #expect(host.frame(of: "more") == CGRect(x: 183, y: 811.5, width: 24, height: 16))
    try host.tap("Add")
    #expect(try texts(host).contains("Count 1"))
    try host.tap("More")
    #expect(host.frame(of: "extra")?.minX == 16)
    #expect(host.frame(of: "more")?.maxX == 374)
  }

  @Test func barsCanBeHidden() throws {
    let host = ViewHost(
      NavigationStack {
        Color.clear.accessibilityIdentifier("content").navigationTitle("Pets").toolbar(
          .hidden, for: .navigationBar)
      }, size: phone, textEngine: FixedTextEngine())
    #expect(host.frame(of: "content") == CGRect(origin: .zero, size: phone))
  }

  @Test func linksOutsideOfAStackAreDisabled() {
    let host = ViewHost(NavigationLink("Go", value: 1), size: phone, textEngine: FixedTextEngine())
    #expect(throws: EventError.self) { try host.tap("Go") }
  }

  private struct Split: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("Cats", value: "cats")
          NavigationLink("Dogs", value: "dogs")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("sidebar")
        .navigationSplitViewColumnWidth(250)
        .navigationDestination(for: String.self) { Text("All \($0)").accessibilityIdentifier("detail") }
      } detail: {
        Text("Choose")
      }
    }
  }

  @Test func columnsStandSideBySideWhereThereIsRoom() throws {
    let wide = ViewHost(Split(), size: CGSize(width: 1000, height: 700), textEngine: FixedTextEngine())
    #expect(wide.frame(of: "sidebar")?.width == 250)
    #expect(try texts(wide).contains("Choose"))
    try wide.tap("Dogs")
    #expect(try texts(wide).contains("All dogs"))
    #expect(try texts(wide).contains("Cats"))
    #expect(try !texts(wide).contains("Choose"))
    try wide.tap("Hide Sidebar")
    #expect(wide.frame(of: "sidebar") == nil)
    try wide.tap("Show Sidebar")
    #expect(try texts(wide).contains("All dogs"))
  }

  @Test func columnsBecomeAStackInANarrowWindow() throws {
    let host = ViewHost(Split(), size: phone, textEngine: FixedTextEngine())
    #expect(try !texts(host).contains("Choose"))
    try host.tap("Dogs")
    #expect(try texts(host).contains("All dogs"))
    try host.tap("Back")
    #expect(try texts(host).contains("Cats"))
  }
}
