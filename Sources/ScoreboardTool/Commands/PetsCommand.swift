import Foundation
import PetTricks
import PodiumHosting

/// `scoreboard pets`: the pets that a file knows.
@MainActor enum PetsCommand {
  static var command: Command {
    Command("pets", abstract: "List the pets.", subcommands: [list])
  }

  private struct Row: Codable {
    var name: String
    var kind: String
    var trick: String
    var color: String
    var award: String?
    var rating: Int?
    var ratedAt: Date?
    var url: String
  }

  private static var list: Command {
    Command(
      "list", abstract: "List pets with their last rating.",
      parameters: [
        .option(RatingInput.option), .option(Templates.option), .option(RenderOptions.date),
        .option(RenderOptions.timeZone), .flag(RenderOptions.json),
      ], zoneOption: RenderOptions.timeZone
    ) { parsed, console in
      let input = try RatingInput(parsed, templates: Templates(parsed), console: console)
      let date = parsed[RenderOptions.date] ?? parsed.context.now
      let board = ScoreboardHistory(pets: input.pets, events: input.events).board(at: date)
      let rows = input.pets.map { pet in
        let latest = board[pet.id]?.latest
        return Row(
          name: pet.name, kind: pet.kind.rawValue, trick: pet.trick, color: pet.favoriteColor.rawValue,
          award: pet.award?.rawValue, rating: latest?.rating, ratedAt: latest?.date,
          url: pet.url.absoluteString)
      }
      if parsed[RenderOptions.json] {
        try console.write(json: rows)
      } else {
        console.table(
          ["NAME", "KIND", "TRICK", "COLOR", "RATING"],
          rows.map { [$0.name, $0.kind, $0.trick, $0.color, $0.rating.map(String.init) ?? "-"] })
      }
      return input.exitCode(.done)
    }
  }
}
