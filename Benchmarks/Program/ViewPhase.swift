import BenchmarkReport
import Foundation
import PodiumDrawing
import PodiumViews

/// From a view to its display list: bodies, layout, drawing commands.
@MainActor enum ViewPhase {
  static let group = "view phase"

  static func measure(_ options: Options, _ cards: Cards, into report: inout Report) throws {
    let card = try cards.standardCard()
    let now = card.entry.date
    let light = try cards.environment(.light, now: now, family: card.frame.family)
    let dark = try cards.environment(.dark, now: now, family: card.frame.family)
    func draw(_ stage: ViewStage, _ view: AnyView, _ environment: EnvironmentValues) throws {
      stage.show(view, environment: environment)
      stage.layOut(size: card.frame.size, proposal: ProposedViewSize(card.frame.size))
      _ = try stage.displayList()
    }
    let count = options.count(300)
    let trees = try newTrees(card, light, count)
    report.add(row("card", "medium card, new tree", trees.drawing))
    try measureSteps(card, light, count, into: &report)
    report.add(row("card-end", "letting go of the tree", trees.end, of: "card"))
    for family in Cards.families where family != card.frame.family {
      let other = try cards.standardCard(family)
      let environment = try cards.environment(.light, now: now, family: family)
      let samples = try newTrees(other, environment, count).drawing
      report.add(row("card-\(family.name)", "\(family.name), new tree", samples, of: "card"))
    }

    let stage = ViewStage()
    let again = try Stopwatch.samples(count, warmUp: 10) { try draw(stage, card.entry.view(), light) }
    report.add(row("card-again", "the same view again", again, of: "card"))

    var isDark = false
    let flips = try Stopwatch.samples(count, warmUp: 10) {
      isDark.toggle()
      try draw(stage, card.entry.view(), isDark ? dark : light)
    }
    report.add(row("card-scheme", "other scheme, same tree", flips, of: "card"))

    let model = HeadlineModel()
    let host = ViewStage()
    try draw(host, AnyView(HeadlineView(model: model, card: card.entry.view())), light)
    let texts = ["Tightrope walking", "Home runs"]
    var turn = 0
    var bodies: [Double] = []
    let changes = try Stopwatch.samples(count, warmUp: 10) {
      turn += 1
      host.graph.bodyCount = 0
      model.text = texts[turn % 2]
      host.layOut(size: card.frame.size, proposal: ProposedViewSize(card.frame.size))
      _ = try host.displayList()
      bodies.append(Double(host.graph.bodyCount))
    }
    report.add(row("card-state", "one text changed", changes, of: "card"))
    report.add(
      ReportRow(
        "card-state-bodies", group: group, title: "  bodies run for it", unit: .count, samples: bodies))
  }

  /// From the view to its display list in a new tree each time, and letting go of the tree afterwards, milliseconds.
  private static func newTrees(
    _ card: Cards.Card, _ environment: EnvironmentValues, _ count: Int
  ) throws -> (drawing: [Double], end: [Double]) {
    var (drawing, end): ([Double], [Double]) = ([], [])
    for number in 0..<count + 10 {
      var stage: ViewStage? = ViewStage()
      let time = try Stopwatch.cpu {
        stage?.show(card.entry.view(), environment: environment)
        stage?.layOut(size: card.frame.size, proposal: ProposedViewSize(card.frame.size))
        _ = try stage?.displayList()
      }
      let endTime = Stopwatch.cpu { stage = nil }
      // The first ten fill caches.
      guard number >= 10 else { continue }
      drawing.append(time * 1_000)
      end.append(endTime * 1_000)
    }
    return (drawing, end)
  }

  /// What the first pass spends where.
  private static func measureSteps(
    _ card: Cards.Card, _ environment: EnvironmentValues, _ count: Int, into report: inout Report
  ) throws {
    var (tree, layout, list): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<count {
      var stage: ViewStage? = ViewStage()
      tree.append(Stopwatch.cpu { stage?.show(card.entry.view(), environment: environment) } * 1_000)
      layout.append(
        Stopwatch.cpu {
          stage?.layOut(size: card.frame.size, proposal: ProposedViewSize(card.frame.size))
        } * 1_000)
      list.append(try Stopwatch.cpu { _ = try stage?.displayList() } * 1_000)
      stage = nil
    }
    report.add(row("card-tree", "  bodies and nodes", tree, of: "card"))
    report.add(row("card-layout", "  layout", layout, of: "card"))
    report.add(row("card-list", "  display list", list, of: "card"))
  }

  private static func row(_ id: String, _ title: String, _ samples: [Double], of reference: String? = nil)
    -> ReportRow
  {
    ReportRow(id, group: group, title: title, unit: .milliseconds, samples: samples, reference: reference)
  }
}
