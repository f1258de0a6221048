import PetTricks
import PodiumHosting
import PodiumWidgets

/// `scoreboard render`: scorecards into a folder.
@MainActor enum RenderCommand {
  static var command: Command {
    Command(
      "render", abstract: "Draw scorecards as they are at a moment.",
      parameters: [
        .option(RatingInput.pet), .option(RatingInput.option), .option(Templates.option),
        .option(RenderOptions.widget),
      ] + RenderOptions.common,
      exclusions: [.atMostOne("--placeholder", "--preview")], zoneOption: RenderOptions.timeZone
    ) { parsed, console in
      let templates = Templates(parsed)
      let input = try RatingInput(parsed, templates: templates, console: console)
      var request = RenderOptions.request(parsed)
      request.linkSchemes = [Pet.urlScheme]
      let history = ScoreboardHistory(pets: input.pets, events: input.events)
      let instances = try input.chosen(parsed).flatMap { pet in
        try widgets(of: pet, history: history, request: request, parsed).map {
          WidgetInstance($0, subject: pet.name)
        }
      }
      let run = RenderRun(
        instances: instances, request: request, assets: templates.avatars, title: ScoreboardTool.galleryTitle,
        generator: ScoreboardTool.generator)
      let summary = try await run.execute(
        in: OutputFolder(parsed[RenderOptions.out] ?? "Output"), console: console)
      try summary.report(asJSON: parsed[RenderOptions.json], console)
      return input.exitCode(summary.exitCode)
    }
  }

  private static func widgets(
    of pet: Pet, history: ScoreboardHistory, request: RenderRequest, _ parsed: Parsed
  ) throws -> [WidgetDescription] {
    let host = try WidgetHost(ScoreboardWidget(pet: pet, history: history, now: request.date))
    let kinds = parsed.all(RenderOptions.widget)
    return kinds.isEmpty ? host.widgets : try kinds.map { try host.widget($0) }
  }
}
