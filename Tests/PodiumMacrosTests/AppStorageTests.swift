import PodiumHosting
import SwiftUI
import Testing

@MainActor struct AppStorageTests {
  enum Order: String { case byName, byScore }
  enum Level: Int { case low = 1, high }

  struct Settings: View {
    @AppStorage("isLoud") private var isLoud = true
    @AppStorage("count") private var count = 1
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("name") private var name = "Rosie"
    @AppStorage("order") private var order = Order.byName
    @AppStorage("level") private var level: Level = .low
    @AppStorage("nickname") private var nickname: String?
    @AppStorage("best") private var best: Order?
    @AppStorage("page") private var page = URL(filePath: "/a")
    @AppStorage("data") private var data = Data([1])
    @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      Text("\(isLoud) \(count) \(name) \(order.rawValue) \(level.rawValue) \(nickname ?? "-")")
      Text("\(best?.rawValue ?? "-") \(page.path()) \(data.count) \(Int(day.timeIntervalSinceReferenceDate))")
      Text(ratio == 0.5 ? "half" : "other")
      Button("change") {
        (isLoud, count, ratio, name) = (false, 2, 0.25, "Maisie")
        (order, level, nickname, best) = (.byScore, .high, "Mai", .byScore)
        (page, data, day) = (URL(filePath: "/b"), Data([1, 2]), Date(timeIntervalSinceReferenceDate: 9))
      }
      Button("clear") { (nickname, best) = (nil, nil) }
    }
  }

  static func host(_ view: some View, _ store: (any AppStorageStore)?) -> ViewHost<AnyView> {
    let view = store.map { AnyView(view.defaultAppStorage($0)) } ?? AnyView(view)
    return ViewHost(view, textEngine: FixedTextEngine())
  }

  static func texts(_ host: ViewHost<AnyView>) throws -> [String] {
    Array(try host.displayList().accessibilityText.prefix(3))
  }

  static let first = ["true 1 Rosie byName 1 -", "- /a 1 0", "half"]
  static let changed = ["false 2 Maisie byScore 2 Mai", "byScore /b 2 9", "other"]

  @Test func keepsEveryType() throws {
    let store = MemoryAppStorage()
    let host = Self.host(Settings(), store)
    #expect(try Self.texts(host) == Self.first)
    try host.tap("change")
    #expect(try Self.texts(host) == Self.changed)
    #expect(store.object(forKey: "order") as? String == "byScore")
    #expect(store.object(forKey: "level") as? Int == 2)
    // What was kept is there for the next one.
    #expect(try Self.texts(Self.host(Settings(), store)) == Self.changed)
    try host.tap("clear")
    #expect(store.object(forKey: "nickname") == nil)
    #expect(store.object(forKey: "best") == nil)
  }

  @Test func startsEmptyInMemory() throws {
    let host = Self.host(Settings(), nil)
    try host.tap("change")
    #expect(try Self.texts(host) == Self.changed)
    #expect(try Self.texts(Self.host(Settings(), nil)) == Self.first)
    #expect(UserDefaults.standard.object(forKey: "isLoud") == nil)
  }

  @Test func passesOverOtherTypes() throws {
    let store = MemoryAppStorage(["count": "many", "order": "byHeight", "isLoud": "yes", "day": 4])
    #expect(try Self.texts(Self.host(Settings(), store)) == Self.first)
  }

  struct Count: View {
    @AppStorage("count") var count = 0
    var body: some View { Text("\(count)") }
  }

  struct Other: View {
    @AppStorage("other") var other = 0
    var body: some View { Text("\(other)") }
  }

  struct Stepping: View {
    @AppStorage("count") private var count = 0
    var body: some View { Toggle("Odd", isOn: Binding(get: { count % 2 == 1 }, set: { count = $0 ? 1 : 0 })) }
  }

  @Test func changesRunReadersAlone() throws {
    let store = MemoryAppStorage()
    let host = Self.host(
      HStack {
        Count(); Other(); Count()
      }, store)
    host.resetBodyCount()
    store.set(5, forKey: "count")
    #expect(try Self.texts(host) == ["5", "0", "5"])
    #expect(host.bodyCount == 2)
  }

  @Test func twoHostsShareAStore() throws {
    let store = MemoryAppStorage()
    let (reader, writer) = (Self.host(Count(), store), Self.host(Stepping(), store))
    try writer.tap("Odd")
    #expect(try Self.texts(reader) == ["1"])
  }

  @Test func namedStoresWin() throws {
    struct Named: View {
      @AppStorage private var count: Int
      init(_ store: any AppStorageStore) { _count = AppStorage(wrappedValue: 0, "count", store: store) }
      var body: some View { Text("\(count)") }
    }
    let host = Self.host(Named(MemoryAppStorage(["count": 8])), MemoryAppStorage(["count": 3]))
    #expect(try Self.texts(host) == ["8"])
    #expect(try Self.texts(Self.host(Named(UserDefaults.standard), MemoryAppStorage(["count": 3]))) == ["3"])
  }

  @Test func scenesKeepValuesInMemory() throws {
    struct Tab: View {
      @SceneStorage("tab") private var tab = "pets"
      @State private var isShown = true

      var body: some View {
        Text(tab)
        if isShown { Inner() }
        Button("hide") { isShown.toggle() }
      }

      struct Inner: View {
        @SceneStorage("tab") private var tab = "none"
        var body: some View { Button("awards") { tab = "awards" } }
      }
    }
    let host = Self.host(Tab(), nil)
    #expect(try Self.texts(host).first == "pets")
    try host.tap("awards")
    try host.tap("hide")
    #expect(try Self.texts(host).first == "awards")
  }
}
