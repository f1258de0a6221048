import Foundation
import PetTricks
import Testing

@Suite struct ModelSampleTests {
  /// The package's folder, from this file's place in it.
  static let templates = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")

  static let avatars = PetKind.allCases.map(\.imageName) + Sample.pets.map(\.imageName)

  @Test func sampleIsBelievable() throws {
    #expect(
      Sample.pets.map(\.name) == ["Whiskers", "Roofus", "Bubbles", "Mango", "Ziggy", "Sheldon", "Chirpy"])
    #expect(Sample.events.count == 7 * 30)
    #expect(Set(Sample.events.map(\.rating)) == Set(Rating.range))
    for pet in Sample.pets {
      let ratings = Sample.events.filter { $0.petID == pet.id }.map(\.rating)
      let steps = zip(ratings, ratings.dropFirst()).map { $1 - $0 }
      #expect(steps.contains { $0 > 0 } && steps.contains { $0 < 0 }, "\(pet.name) \(ratings)")
      #expect(steps.allSatisfy { abs($0) <= 5 }, "\(pet.name) \(ratings)")
    }
    #expect(Sample.history().changes.count > 190)
  }

  @Test func csvReadsBackAsTheSample() {
    let read = RatingImport.read(Data(Sample.csv.utf8), file: "sample.csv", timeZone: .gmt)
    #expect(read.pets == Sample.pets)
    #expect(read.events == Sample.events)
    #expect(read.diagnostics.isEmpty)
  }

  /// People edit the shipped file, so no row of it is certain, but every row must be readable.
  @Test func shippedFileReads() throws {
    let url = Self.templates.appending(path: "Sample/pettricks.csv")
    let read = RatingImport.read(try Data(contentsOf: url), file: url.lastPathComponent, timeZone: .gmt)
    #expect(read.diagnostics.filter { $0.severity == .error } == [])
    #expect(!read.events.isEmpty)
  }

  @Test(arguments: avatars) func avatarIsSelfContained(name: String) throws {
    let url = Self.templates.appending(path: "Avatars/\(name).svg")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.utf8.count <= 4096)
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 200\""))
    for forbidden in ["href", "url(", "<text", "<image", "<script", "Gradient", "<style", " id="] {
      #expect(!text.contains(forbidden), "\(name) holds \(forbidden)")
    }
  }
}
