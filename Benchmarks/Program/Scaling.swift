import BenchmarkReport
import Foundation
import PodiumDrawing
import PodiumViews

/// Large trees: what an update costs next to a first pass, and whether time grows with the number of views only.
@MainActor enum Scaling {
  static let group = "scale: large trees"

  static func measure(_ options: Options, _ cards: Cards, into report: inout Report) throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let environment = try cards.environment(.light, now: now, family: .systemMedium)
    try rows(options, environment, into: &report)
    for side in [20, 40] {
      let samples = try Stopwatch.samples(options.count(20), warmUp: 2) {
        _ = try shown(GridView(side: side), environment)
      }
      add(
        "grid-\(side)", "\(side) × \(side) texts, a text", samples.map { $0 * 1_000 / Double(side * side) },
        of: side == 20 ? nil : "grid-20", unit: .microseconds, to: &report)
    }
    for depth in [50, 100, 200] {
      let samples = try Stopwatch.samples(options.count(20), warmUp: 2) {
        _ = try shown(NestedView(depth: depth), environment)
      }
      add(
        "nested-\(depth)", "stacks \(depth) deep, a level", samples.map { $0 * 1_000 / Double(depth) },
        of: depth == 50 ? nil : "nested-50", unit: .microseconds, to: &report)
    }
  }

  private static func rows(_ options: Options, _ environment: EnvironmentValues, into report: inout Report)
    throws
  {
    let count = 1_000
    let models = (0..<count).map { RowModel(id: $0) }
    let proposal = ProposedViewSize(width: 300, height: nil)
    var stage = ViewStage()
    func layOut() { stage.layOut(proposal: proposal) }
    let first = Stopwatch.samples(options.count(15), warmUp: 2) {
      stage = ViewStage()
      stage.show(RowsView(rows: models), environment: environment)
      layOut()
    }
    add("rows", "1,000 rows, bodies and layout", first, to: &report)
    var bodies: [Double] = []
    var turn = 0
    let updates = Stopwatch.samples(options.count(100), warmUp: 5) {
      turn += 1
      stage.graph.bodyCount = 0
      models[turn * 37 % count].score += 1
      layOut()
      bodies.append(Double(stage.graph.bodyCount))
    }
    add("rows-update", "one row changed", updates, of: "rows", to: &report)
    add("rows-bodies", "  bodies run for it", bodies, unit: .count, to: &report)
    let draws = try Stopwatch.samples(options.count(15), warmUp: 2) { _ = try stage.displayList() }
    add("rows-list", "their display list", draws, of: "rows", to: &report)
  }

  private static func shown<V: View>(_ view: V, _ environment: EnvironmentValues) throws -> DisplayList {
    let stage = ViewStage()
    stage.show(view, environment: environment)
    stage.layOut(proposal: .unspecified)
    return try stage.displayList()
  }

  private static func add(
    _ id: String, _ title: String, _ samples: [Double], of reference: String? = nil,
    unit: ReportRow.Unit = .milliseconds, to report: inout Report
  ) {
    report.add(
      ReportRow(id, group: group, title: title, unit: unit, samples: samples, reference: reference))
  }
}
