import BenchmarkReport
import Foundation
import PetTricks
import PodiumCairo
import PodiumDrawing
import PodiumHosting
import PodiumWidgets

/// From entries to PNG bytes and to a folder of pictures.
@MainActor enum WholeCards {
  static let group = "whole cards: seven pets, three families, two schemes"

  static func measure(_ options: Options, _ cards: Cards, into report: inout Report) async throws {
    for jobs in [1, 2] {
      let rates = try await samples(options) { try await encode(cards, jobs: jobs) }
      add("cards-\(jobs)", "in memory, \(jobs) at once", rates, of: "cards-1", to: &report)
    }
    for jobs in [1, 2] {
      let rates = try await samples(options) { try await write(cards, jobs: jobs) }
      add("folder-\(jobs)", "new folder with gallery, \(jobs) at once", rates, of: "cards-1", to: &report)
    }
  }

  /// Cards per second of the clock on the wall.
  private static func samples(_ options: Options, _ run: () async throws -> Int) async throws -> [Double] {
    _ = try await run()
    var rates: [Double] = []
    for _ in 0..<options.count(9) {
      let start = Stopwatch.wall()
      let count = try await run()
      rates.append(Double(count) / (Stopwatch.wall() - start))
    }
    return rates
  }

  private static func add(
    _ id: String, _ title: String, _ rates: [Double], of reference: String, to report: inout Report
  ) {
    report.add(
      ReportRow(
        id, group: group, title: title, unit: .perSecond, samples: rates,
        reference: id == reference ? nil : reference))
  }

  private static func encode(_ cards: Cards, jobs: Int) async throws -> Int {
    let renderer = try CairoRenderer()
    var waiting: [Task<Int, any Error>] = []
    var bytes = 0
    for card in cards.standard {
      if waiting.count >= jobs { bytes += try await waiting.removeFirst().value }
      let list = try cards.displayList(card)
      waiting.append(Task.detached { try renderer.pngData(list, scale: Cards.scale).count })
    }
    for task in waiting { bytes += try await task.value }
    guard bytes > 0 else { throw BenchError("the cards are empty") }
    return cards.standard.count
  }

  private static func write(_ cards: Cards, jobs: Int) async throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "podium-bench-\(getpid())", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let history = Sample.history()
    let now = history.span?.upperBound ?? .distantPast
    var request = RenderRequest(date: now)
    request.families = Cards.families
    request.schemes = Cards.schemes
    request.jobs = jobs
    request.linkSchemes = [Pet.urlScheme]
    let instances = try Sample.pets.flatMap { pet in
      try WidgetHost(ScoreboardWidget(pet: pet, history: history, now: now)).widgets.map {
        WidgetInstance($0, subject: pet.name)
      }
    }
    let summary = try await RenderRun(
      instances: instances, request: request, assets: cards.assets, title: "Benchmark",
      generator: "podium-bench"
    ).execute(in: OutputFolder(folder.path), console: .recording())
    guard summary.failed == 0 else { throw BenchError("some cards failed") }
    return summary.written
  }
}
