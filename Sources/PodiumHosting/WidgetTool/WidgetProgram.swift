import Foundation
import PodiumViews
import PodiumWidgets

extension Widget {
  /// Runs a program of this one widget: `list`, `render` and `timeline`.
  @MainActor public static func main() {
    WidgetProgram.run { WidgetCollector.descriptions(of: Self()) }
  }
}

extension WidgetBundle {
  /// Runs a program of these widgets: `list`, `render` and `timeline`.
  @MainActor public static func main() {
    WidgetProgram.run { WidgetCollector.descriptions(of: Self().body) }
  }
}

/// The process around a tool of widgets.
@MainActor package enum WidgetProgram {
  /// Runs the commands of `widgets` with the process's arguments; never returns.
  static func run(_ widgets: @escaping @MainActor () -> [WidgetDescription]) -> Never {
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "widgets"
    let assets = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(
      "Assets")
    run(WidgetTool(name: name, assets: [assets], widgets: widgets).command)
  }

  /// Runs a command with the process's arguments and ends the process with its code.
  package static func run(_ command: Command) -> Never {
    let console = Console.standard()
    let context = ParseContext(now: Date(), timeZone: .gmt)
    Task { @MainActor in
      let code = await command.run(
        Array(CommandLine.arguments.dropFirst()), console: console, context: context)
      exit(code.rawValue)
    }
    // The main thread stays the main actor's: its stack is the large one that deep views need. The timer keeps
    // the loop waiting; without a source it would return at once and spin.
    RunLoop.main.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
