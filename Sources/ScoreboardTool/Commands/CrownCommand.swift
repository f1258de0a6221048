import Foundation
import PetTricks
import Podium
import PodiumHosting

/// `scoreboard crown`: turns the Digital Crown over a card and draws each step.
@MainActor enum CrownCommand {
  private static let sweep = Flag(
    "--sweep", help: "Turn through every rating, 0 to 10, and draw a film strip.")
  private static let rotate = Option(
    "--rotate", "TURNS", .sequence(of: ValueKind<Double>.number(in: -1_000...1_000)),
    help: "Turn by these rotations, one after the other; 1 is a full turn, negative turns back.")
  private static let film = Flag("--film", help: "With --rotate: draw a film strip of the steps too.")

  static var command: Command {
    Command(
      "crown", abstract: "Rate a pet with a simulated Digital Crown.",
      parameters: [
        .option(RatingInput.pet), .flag(sweep), .option(rotate), .flag(film), .option(RatingInput.option),
        .option(Templates.option), .option(RenderOptions.date), .option(RenderOptions.scheme),
        .option(RenderOptions.scale), .option(RenderOptions.format), .option(RenderOptions.timeZone),
        .option(RenderOptions.locale), .option(RenderOptions.out), .option(RenderOptions.jobs),
        .flag(RenderOptions.mask), .flag(RenderOptions.json),
      ],
      exclusions: [.exactlyOne("--sweep", "--rotate")], zoneOption: RenderOptions.timeZone
    ) { parsed, console in
      let templates = Templates(parsed)
      let input = try RatingInput(parsed, templates: templates, console: console)
      var request = RenderOptions.request(parsed)
      request.linkSchemes = [Pet.urlScheme]
      let session = try PictureSession(
        folder: OutputFolder(parsed[RenderOptions.out] ?? "Output"), request: request, console: console)
      let chosen = try input.chosen(parsed)
      let namer = FileNamer(roster: input.pets.map(\.name))
      let history = ScoreboardHistory(pets: input.pets, events: input.events)
      for pet in parsed.all(RatingInput.pet).isEmpty ? Array(chosen.prefix(1)) : chosen {
        for scheme in request.schemes {
          let run = CrownRun(
            pet: pet, startRating: start(pet, history, request.date, isSweep: parsed[sweep]), scheme: scheme,
            session: session, stem: namer.stem(for: pet.name), assets: templates.avatars)
          try await run.draw(
            turns: parsed[rotate], drawsFilm: parsed[sweep] || parsed[film])
        }
      }
      let summary = try await session.finish(
        title: ScoreboardTool.galleryTitle, generator: ScoreboardTool.generator)
      try summary.report(asJSON: parsed[RenderOptions.json], console)
      return input.exitCode(summary.exitCode)
    }
  }

  /// A sweep starts at the lower end; turning by hand starts at the pet's last rating.
  private static func start(_ pet: Pet, _ history: ScoreboardHistory, _ date: Date, isSweep: Bool) -> Int {
    isSweep ? Rating.range.lowerBound : history.board(at: date)[pet.id]?.latest?.rating ?? 0
  }
}
