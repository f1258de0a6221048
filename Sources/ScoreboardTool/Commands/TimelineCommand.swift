import Foundation
import PetTricks
import PodiumHosting

/// `scoreboard timeline`: every change of the board between two dates.
@MainActor enum TimelineCommand {
  private static let from = Option(
    "--from", "DATE", ValueKind.date, help: "From this date on.", default: "the first rating")
  private static let to = Option(
    "--to", "DATE", ValueKind.date, help: "Up to this date.", default: "the last rating")
  private static let method = Option(
    "--rating", "METHOD", ValueKind<RatingMethod>.choice(), help: "How a score is made of ratings.",
    default: "latest")

  private struct Row: Codable {
    var date: Date
    var pet: String
    var trick: String
    var rating: Int
    var score: Double
    var rank: Int?
  }

  static var command: Command {
    Command(
      "timeline", abstract: "Show how scores change over time.",
      parameters: [
        .option(RatingInput.pet), .option(from), .option(to), .option(method), .option(RatingInput.option),
        .option(Templates.option), .option(RenderOptions.timeZone), .flag(RenderOptions.json),
      ], zoneOption: RenderOptions.timeZone
    ) { parsed, console in
      let input = try RatingInput(parsed, templates: Templates(parsed), console: console)
      let chosen = Set(try input.chosen(parsed).map(\.id))
      let history = ScoreboardHistory(
        pets: input.pets, events: input.events, method: parsed[method] ?? .latest)
      let rows = rows(history, parsed[from] ?? .distantPast, parsed[to] ?? .distantFuture) {
        chosen.contains($0)
      }
      if parsed[RenderOptions.json] {
        try console.write(json: rows)
      } else {
        let style = Date.ISO8601FormatStyle(timeZone: parsed.context.timeZone).year().month().day().time(
          includingFractionalSeconds: false
        ).timeZone(separator: .colon)
        console.table(
          ["DATE", "PET", "TRICK", "RATING", "SCORE", "RANK"],
          rows.map {
            [
              $0.date.formatted(style), $0.pet, $0.trick, "\($0.rating)",
              $0.score.formatted(
                .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX"))),
              $0.rank.map(String.init) ?? "-",
            ]
          })
      }
      return input.exitCode(.done)
    }
  }

  /// One row for each pet rated at each date of change.
  private static func rows(
    _ history: ScoreboardHistory, _ from: Date, _ to: Date, _ isChosen: (Pet.ID) -> Bool
  ) -> [Row] {
    history.changes(from: from, to: to).flatMap { date in
      history.board(at: date).standings.compactMap { standing -> Row? in
        guard isChosen(standing.pet.id), let latest = standing.latest, latest.date == date,
          let score = standing.score
        else { return nil }
        return Row(
          date: date, pet: standing.pet.name, trick: latest.trick, rating: latest.rating, score: score,
          rank: standing.rank)
      }
    }
  }
}
