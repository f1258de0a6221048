import PodiumHosting

/// The `scoreboard` program: keeps pets' scores and publishes scorecards.
@MainActor public enum ScoreboardTool {
  /// Runs the process's command line; never returns.
  public static func main() -> Never { WidgetProgram.run(command) }

  /// The whole command.
  package static var command: Command {
    Command(
      "scoreboard", abstract: "Draw scorecards of pets’ tricks.",
      discussion: "Scores come from CSV or NDJSON files with the columns pet, kind, trick, rating and date.",
      version: PodiumVersion.current,
      subcommands: [
        RenderCommand.command, TimelineCommand.command, CrownCommand.command, PetsCommand.command,
      ])
  }

  /// What manifests call the program.
  static var generator: String { "scoreboard \(PodiumVersion.current)" }

  /// What galleries are called.
  static let galleryTitle = "Scoreboard"
}
