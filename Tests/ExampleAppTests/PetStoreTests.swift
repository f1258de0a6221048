import PodiumTesting
import SwiftUI
import Testing

/// The app on a phone: what it says after touches, typing and swipes.
@MainActor @Suite("Pet store") struct PetStoreTests {
  static let phone = CGSize(width: 393, height: 852)
  let store = PetStore()

  func host(_ scheme: ColorScheme = .light) -> ViewHost<some View> {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return ViewHost(PetHome().environment(store), size: Self.phone, environment: environment)
  }

  func texts<V: View>(_ host: ViewHost<V>) throws -> [String] { try host.displayList().accessibilityText }

  /// Waits for what tasks of the shown views say.
  func hears<V: View>(_ text: String, _ host: ViewHost<V>) async throws -> Bool {
    for _ in 0..<1_000 {
      if try texts(host).contains(text) { return true }
      await Task.yield()
    }
    return false
  }

  /// The names of the rows that are shown, in order.
  func pets<V: View>(_ host: ViewHost<V>) throws -> [String] {
    let known = Set(["Mochi", "Bruno", "Kiwi", "Ziggy", "Pearl", "Nori"])
    return try texts(host).filter(known.contains)
  }

  @Test func sectionsAndRows() throws {
    let host = host()
    let said = try texts(host)
    #expect(try pets(host) == ["Bruno", "Mochi", "Kiwi", "Pearl", "Ziggy"])
    #expect(said.contains("My Pets") && said.contains("Other Pets") && said.contains("5 pets"))
    #expect(try host.displayList().truncatedTexts.isEmpty)
    // Rows are as wide as the cards, 16 points in from both sides.
    let rows = try #require(host.frame(of: "pet-Mochi"))
    #expect(rows.minX == 32 && rows.height == 42, "\(rows)")
  }

  @Test(arguments: ["Mochi", "pet-Mochi", "Opens doors"]) func rowLeadsToItsDetail(_ name: String) async throws {
    let host = host()
    try host.tap(name)
    var said = try texts(host)
    #expect(try await hears("Hello, Mochi!", host))
    #expect(said.contains("Rating: 9") && said.contains("Shop average: 6.4"))
    try host.increment("Rating: 9")
    said = try texts(host)
    #expect(said.contains("Rating: 10") && said.contains("Shop average: 6.6"))
    #expect(throws: EventError.self) { try host.increment("Rating: 10") }
    try host.tap("Give Treat")
    #expect(store.pets[0].treats == 4)
    try host.tap("Give Treat")
    #expect(throws: EventError.self) { try host.tap("Give Treat") }
    try host.tap("Pets")
    #expect(try pets(host).count == 5)
    #expect(try texts(host).contains("5"), "the badge counts treats")
  }

  @Test func alertRemovesAndGoesBack() throws {
    let host = host()
    try host.tap("Pearl")
    try host.tap("Remove")
    #expect(try texts(host).contains("This cannot be undone."))
    try host.tap("Cancel")
    #expect(try texts(host).contains("Swims in circles"))
    try host.tap("Remove")
    try host.tap("Remove")
    #expect(try pets(host) == ["Bruno", "Mochi", "Kiwi", "Ziggy"])
  }

  @Test func swipesFavorDeleteAndAsk() throws {
    let host = host()
    try host.swipe("Bruno", edge: .leading)
    try host.tap("Favorite")
    #expect(store.pets[1].isFavorite)
    #expect(try texts(host).contains("Favorite"))
    try host.swipe("Mochi")
    try host.tap("Remove")
    #expect(try texts(host).contains("Say goodbye to Mochi?"))
    try host.tap("Keep")
    #expect(try pets(host).contains("Mochi"))
    try host.swipe("Mochi")
    try host.tap("Remove")
    try host.tap("Goodbye")
    #expect(try pets(host) == ["Bruno", "Kiwi", "Pearl", "Ziggy"])
    try host.swipe("Kiwi")
    try host.tap("Delete")
    #expect(try pets(host) == ["Bruno", "Pearl", "Ziggy"])
    #expect(try texts(host).contains("3 pets"))
  }

  @Test func editingMovesAndDeletes() throws {
    let host = host()
    try host.tap("Edit")
    #expect(throws: EventError.self) { try host.tap("pet-Mochi") }
    try host.move("Mochi", before: "Bruno")
    #expect(try pets(host).prefix(2) == ["Mochi", "Bruno"])
    #expect(store.order == .byHand)
    #expect(throws: EventError.self) { try host.move("Mochi", after: "Kiwi") }
    try host.tap("Remove Bird")
    try host.tap("Delete")
    #expect(try !pets(host).contains("Kiwi"))
    try host.tap("Done")
    try host.tap("Mochi")
    #expect(try texts(host).contains("Opens doors") && pets(host) == ["Mochi"])
  }

  @Test func menuSortsAndFilters() throws {
    let host = host()
    try host.tap("Rating")
    #expect(try pets(host) == ["Mochi", "Bruno", "Kiwi", "Pearl", "Ziggy"])
    try host.tap("Winners Only")
    #expect(try pets(host) == ["Mochi", "Kiwi"])
  }

  @Test func searchWithTextTokenAndScope() throws {
    let host = host()
    try host.type("i", into: "Find a pet")
    #expect(host.focused == nil)
    try host.tap("Bird")
    #expect(try texts(host).contains("1 Found"))
    #expect(try pets(host) == ["Kiwi"])
    try host.tap("Mine")
    #expect(try texts(host).contains("No Results"))
    try host.type("zz", into: "search")
    #expect(try texts(host).contains("No Results for “zz”"))
    try host.tap("All")
    try host.tap("Cancel")
    #expect(try pets(host).count == 5)
  }

  @Test func sheetAddsAPet() throws {
    let host = host()
    try host.tap("Add Pet")
    #expect(host.focused == "Name")
    #expect(try texts(host).contains("Every pet needs a name."))
    #expect(throws: EventError.self) { try host.tap("Add") }
    try host.tap("Trick")
    #expect(host.focused == "Trick")
    #expect(try !texts(host).contains("Every pet needs a name."))
    try host.type("Nori", into: "Name")
    #expect(host.focused == "Name")
    try host.type("Naps", into: "Trick")
    try host.select("Fish", in: "Species")
    try host.select("Someone Else", in: "Owner")
    try host.tap("Has won an award")
    try host.increment("Treats: 0")
    try host.setValue(0.93, of: "Energy")
    try host.setValue(Date(timeIntervalSince1970: 86_400 * 365), of: "Birthday")
    try host.tap("Advanced")
    try host.setValue(7, of: "Rating")
    try host.tap("Add")
    let pet = try #require(store.pets.last)
    #expect(pet.name == "Nori" && pet.trick == "Naps" && pet.species == .fish && !pet.isMine && pet.hasAward)
    #expect(pet.treats == 1 && abs(pet.energy - 0.9) < 1e-9 && pet.rating == 7)
    #expect(pet.birthday == Date(timeIntervalSince1970: 86_400 * 365))
    #expect(try pets(host) == ["Bruno", "Mochi", "Kiwi", "Nori", "Pearl", "Ziggy"])
  }

  @Test func oneChangedPetRunsOneRow() throws {
    let host = host()
    host.resetBodyCount()
    store.pets[0].trick = "Closes doors"
    #expect(try texts(host).contains("Closes doors"))
    // The row and its label; the list reads no trick.
    #expect(host.bodyCount <= 3, "\(host.bodyCount) bodies")
    host.resetBodyCount()
    store.pets[4].energy = 0.9
    host.settle()
    #expect(host.bodyCount == 0)
  }

  @Test func columnsOnATablet() async throws {
    let host = ViewHost(
      PetBrowser().environment(store), size: CGSize(width: 1_180, height: 820), environment: EnvironmentValues())
    #expect(try texts(host).contains("Choose a Pet"))
    try host.tap("Kiwi")
    #expect(try await hears("Hello, Kiwi!", host))
    try host.tap("Ziggy")
    #expect(try await hears("Hello, Ziggy!", host))
    #expect(try !texts(host).contains("Hello, Kiwi!"))
    try host.tap("Give Treat")
    #expect(store.pets[3].treats == 1)
  }
}
