import Foundation
import PetTricks
import Podium
import PodiumHosting

/// One pet's card under the crown: a host that lives, the turns, and a picture after each.
@MainActor struct CrownRun {
  let pet: Pet
  let startRating: Int
  let scheme: ColorScheme
  let session: PictureSession
  let stem: String
  let assets: AssetFolder

  /// Draws the card after each turn, or after each step from 0 to 10 where `turns` is nil.
  func draw(turns: [Double]?, drawsFilm: Bool) async throws {
    var environment = session.request.environment(scheme, assets: assets)
    environment.displayScale = session.request.scale
    let host = ViewHost(CrownScorecard(pet: pet, rating: startRating), environment: environment)

    var frames = [try host.displayList()]
    if let turns {
      for turn in turns {
        host.rotateCrown(rotations: turn)
        frames.append(try host.displayList())
      }
    } else {
      for _ in Rating.range.dropFirst() {
        host.rotateCrown(detents: 1)
        frames.append(try host.displayList())
      }
    }
    // A sweep's film and that of some turns are two pictures, as their cards are.
    let name = turns == nil ? "crown" : "crown-step"
    for (index, frame) in frames.enumerated() { try await add(frame, "\(name)-\(two(index))") }
    if drawsFilm { try await add(FilmStrip(frames: frames).displayList, "\(name)-film") }
  }

  private func add(_ list: DisplayList, _ variant: String) async throws {
    try await session.add(
      PendingPicture(
        list: list, widget: "Crown", family: variant, subject: pet.name, entryDate: session.request.date,
        scheme: scheme, stem: stem, variant: [variant, scheme == .light ? "light" : "dark"]))
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
