import Foundation
import PetTricks
import Podium
import Testing

@Suite struct ModelTests {
  static let epoch = Date(timeIntervalSince1970: 0)

  static let links: [(name: String, link: String)] = [
    ("Whiskers", "pettricks://pet/Whiskers"),
    ("  Whiskers\t", "pettricks://pet/Whiskers"),
    ("Mr. O'Hare & Sons", "pettricks://pet/Mr.%20O%27Hare%20%26%20Sons"),
    ("../etc/passwd", "pettricks://pet/..%2Fetc%2Fpasswd"),
    ("<script>alert(1)</script>", "pettricks://pet/%3Cscript%3Ealert%281%29%3C%2Fscript%3E"),
    ("javascript:alert(1)", "pettricks://pet/javascript%3Aalert%281%29"),
    ("🐱", "pettricks://pet/%F0%9F%90%B1"),
    ("قطة", "pettricks://pet/%D9%82%D8%B7%D8%A9"),
    ("Zoe\u{301}", "pettricks://pet/Zo%C3%A9"),
    ("100%", "pettricks://pet/100%25"),
    ("a?b#c", "pettricks://pet/a%3Fb%23c"),
    ("👩‍👩‍👧", "pettricks://pet/%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"),
  ]

  @Test(arguments: links) func deepLink(name: String, link: String) throws {
    let pet = try Pet(name: name, kind: .cat, trick: "Sitting")
    #expect(pet.url.absoluteString == link)
    #expect(pet.url.scheme == "pettricks")
    #expect(pet.url.host() == "pet")
    #expect(pet.url.query() == nil && pet.url.fragment() == nil)
    #expect(Pet.name(from: pet.url) == pet.name)
  }

  @Test(arguments: [
    "https://pet/Whiskers", "pettricks://pet/", "pettricks://pet", "pettricks://dog/Whiskers",
    "pettricks://pet/a/b", "pettricks://pet/a?b", "pettricks://pet/%FF", "pettricks://pet/%00",
  ]) func otherLinksNameNoPet(text: String) throws {
    #expect(Pet.name(from: try #require(URL(string: text))) == nil)
  }

  @Test func everyCodePointGivesAURL() throws {
    for value in stride(from: UInt32(0x21), through: 0x1FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value), let name = try? PetName.normalized(String(scalar)) else {
        continue
      }
      let pet = try Pet(name: name, kind: .bug, trick: "")
      #expect(Pet.name(from: pet.url) == pet.name)
    }
  }

  static let names: [(text: String, problem: PetName.Problem?)] = [
    ("", .empty), (" \n\t ", .empty),
    (String(repeating: "x", count: 300), nil),
    (String(repeating: "ж", count: 1000), nil),
    (String(repeating: "x", count: 1001), .tooLong(1001)),
    ("a\u{0}b", .controlCharacter(0, at: 1)),
    ("Whis\nkers", .controlCharacter(10, at: 4)),
    ("\u{202E}sreksihW", .controlCharacter(0x202E, at: 0)),
    ("می\u{200C}شود", nil), ("🏴‍☠️", nil), ("<b>", nil), ("..", nil),
  ]

  @Test(arguments: names) func nameRules(text: String, problem: PetName.Problem?) {
    var found: PetName.Problem?
    do throws(PetName.Problem) { _ = try PetName.normalized(text) } catch { found = error }
    #expect(found == problem)
  }

  @Test func namesCompareInNormalForm() throws {
    let composed = try Pet(name: "Zo\u{E9}", kind: .dog, trick: "Home runs")
    let decomposed = try Pet(name: "Zoe\u{301} ", kind: .dog, trick: "Home runs")
    #expect(composed == decomposed)
    #expect(Array(composed.id.utf8) == Array(decomposed.id.utf8))
  }

  @Test func kindsGiveDefaults() throws {
    #expect(PetKind.allCases.count == 8)
    for kind in PetKind.allCases {
      let pet = try Pet(name: "X", kind: kind, trick: "")
      #expect(pet.imageName == "kind-\(kind.rawValue)")
      #expect(pet.favoriteColor == kind.defaultColor)
      #expect(kind.emoji.count == 1)
    }
    for symbols in [PetKind.allCases.map(\.symbolName), PetKind.allCases.map(\.emoji)] {
      #expect(Set(symbols).count == 8)
    }
    #expect(Set(Award.allCases.map(\.symbolName)).count == Award.allCases.count)
    #expect(Award.allCases.allSatisfy { $0.emoji.count == 1 })
  }

  @Test(arguments: [
    (FavoriteColor.red, Color.red), (.orange, .orange), (.yellow, .yellow), (.green, .green), (.mint, .mint),
    (.teal, .teal), (.cyan, .cyan), (.blue, .blue), (.indigo, .indigo), (.purple, .purple), (.pink, .pink),
    (.brown, .brown), (.gray, .gray),
  ]) func favoriteColorIsTheSystemColor(favorite: FavoriteColor, color: Color) {
    #expect(favorite.color == color)
  }

  @Test func valuesSurviveJSON() throws {
    let pet = try Pet(
      name: "Ziggy", kind: .lizard, trick: "Parkour", imageName: "Ziggy", favoriteColor: .purple,
      award: .medal)
    let trick = PetTrick(pet: pet, rating: 7, date: Self.epoch)
    let event = RatingEvent(petID: pet.id, trick: "Parkour", rating: 10, date: Self.epoch, sequence: 3)
    #expect(try roundTrip(pet) == pet)
    #expect(try roundTrip(trick) == trick)
    #expect(try roundTrip(event) == event)
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: [
    #"{"name":"","kind":"cat","trick":"t"}"#, #"{"name":"A","kind":"cow","trick":"t"}"#,
    #"{"name":"A\u0000","kind":"cat","trick":"t"}"#,
  ]) func badPetsDoNotDecode(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Pet.self, from: Data(json.utf8)) }
  }

  @Test(arguments: [-1, 11, 1000]) func badRatingsDoNotDecode(rating: Int) {
    let json = #"{"pet":"A","trick":"t","rating":\#(rating),"date":0}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(RatingEvent.self, from: Data(json.utf8)) }
  }

  @Test(arguments: [(-1, 0), (0, 0), (10, 10), (11, 10), (.max, 10), (.min, 0)])
  func ratingsClampInCode(given: Int, kept: Int) throws {
    let pet = try Pet(name: "A", kind: .cat, trick: "Sitting")
    #expect(PetTrick(pet: pet, rating: given, date: Self.epoch).rating == kept)
    #expect(PetTrick(pet: pet, rating: 5, date: Self.epoch).rated(given).rating == kept)
    #expect(RatingEvent(petID: "A", trick: "t", rating: given, date: Self.epoch).rating == kept)
    #expect(PetTrick(pet: pet, rating: given, date: Self.epoch).trick == "Sitting")
  }
}
