import Foundation
import PodiumViews
import PodiumWidgets

/// The commands that any program of widgets has: `list`, `render` and `timeline`.
@MainActor package struct WidgetTool {
  package let name: String
  private let widgets: @MainActor () -> [WidgetDescription]
  private let assets: [URL]

  /// Makes the tool; pictures are looked for in `assets`, folders.
  package init(name: String, assets: [URL] = [], widgets: @escaping @MainActor () -> [WidgetDescription]) {
    (self.name, self.assets, self.widgets) = (name, assets, widgets)
  }

  /// The whole command.
  package var command: Command {
    Command(
      name, abstract: "Draw this program's widgets.", version: PodiumVersion.current,
      subcommands: [listCommand, renderCommand, timelineCommand])
  }

  private var listCommand: Command {
    let json = RenderOptions.json
    return Command("list", abstract: "List the widgets and their families.", parameters: [.flag(json)]) {
      [self] parsed, console in
      try printList(asJSON: parsed[json], console)
      return .done
    }
  }

  private var renderCommand: Command {
    Command(
      "render", abstract: "Draw widgets as they are at a moment.",
      parameters: [.option(RenderOptions.widget), .option(RenderOptions.linkScheme)] + RenderOptions.common,
      exclusions: [.atMostOne("--placeholder", "--preview")], zoneOption: RenderOptions.timeZone
    ) { [self] parsed, console in
      var request = RenderOptions.request(parsed)
      request.linkSchemes = Set(parsed.all(RenderOptions.linkScheme))
      let run = RenderRun(
        instances: try chosen(parsed).map { WidgetInstance($0) }, request: request,
        assets: AssetFolder(assets),
        title: name, generator: "\(name) (Podium \(PodiumVersion.current))")
      let summary = try await run.execute(
        in: OutputFolder(parsed[RenderOptions.out] ?? "Output"), console: console)
      try summary.report(asJSON: parsed[RenderOptions.json], console)
      return summary.exitCode
    }
  }

  private var timelineCommand: Command {
    Command(
      "timeline", abstract: "Show what a widget will show, and when.",
      parameters: [
        .option(RenderOptions.widget), .option(RenderOptions.date), .option(RenderOptions.timeZone),
        .flag(RenderOptions.json),
      ], zoneOption: RenderOptions.timeZone
    ) { [self] parsed, console in
      let report = TimelineReport(
        date: parsed[RenderOptions.date] ?? parsed.context.now, timeZone: parsed.context.timeZone)
      try await report.print(
        chosen(parsed).map { WidgetInstance($0) }, asJSON: parsed[RenderOptions.json], console)
      return .done
    }
  }

  private func chosen(_ parsed: Parsed) throws -> [WidgetDescription] {
    let host = try WidgetHost(widgets())
    let kinds = parsed.all(RenderOptions.widget)
    return kinds.isEmpty ? host.widgets : try kinds.map { try host.widget($0) }
  }

  private func printList(asJSON: Bool, _ console: Console) throws {
    struct Row: Codable {
      var kind: String
      var name: String
      var description: String?
      var families: [String]
    }
    let rows = try WidgetHost(widgets()).widgets.map { widget in
      Row(
        kind: widget.kind, name: widget.name(in: .init()), description: widget.about?.string(in: .init()),
        families: widget.families.map(\.name))
    }
    if asJSON { return try console.write(json: rows) }
    console.table(
      ["KIND", "NAME", "FAMILIES"], rows.map { [$0.kind, $0.name, $0.families.joined(separator: ",")] })
  }
}

/// Podium's own version.
package enum PodiumVersion {
  package static let current = "0.1.0"
}

extension Console {
  /// Writes a value as JSON: sorted keys, dates in UTC, a line break at the end.
  package func write<Value: Encodable>(json value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    write(data: try encoder.encode(value) + Data("\n".utf8))
  }
}
