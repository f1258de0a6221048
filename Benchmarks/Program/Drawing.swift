import BenchmarkReport
import Foundation
import PodiumCairo
import PodiumDrawing

/// From a display list to pixels and files.
@MainActor enum Drawing {
  static let group = "draw and encode, at 2 pixels a point"

  static func measure(_ options: Options, _ cards: Cards, into report: inout Report) throws {
    let list = try cards.displayList(cards.standardCard())
    let scale = Cards.scale
    let renderer = try CairoRenderer()
    let count = options.count(60)
    func add(
      _ id: String, _ title: String, of reference: String? = nil, count: Int, _ body: () throws -> Void
    )
      throws
    {
      let samples = try Stopwatch.samples(count, warmUp: options.isQuick ? 1 : 5, body)
      report.add(
        ReportRow(
          id, group: group, title: title, unit: .milliseconds, samples: samples, reference: reference))
    }
    try add("paint-cold", "paint, new renderer", of: "paint", count: options.count(20)) {
      try CairoRenderer().paintOnly(list, scale: scale)
    }
    try add("paint", "paint", count: count) { try renderer.paintOnly(list, scale: scale) }
    for compression in [PNGCompression.fast, .balanced, .small] {
      try add("png-\(compression)", "PNG, \(compression)", of: "paint", count: count) {
        _ = try renderer.pngData(list, scale: scale, compression: compression)
      }
    }
    try add("svg", "SVG", of: "paint", count: count) { _ = try renderer.svgData(list) }
    try add("pdf", "PDF", of: "paint", count: count) { _ = try renderer.pdfData(list) }
    for compression in [PNGCompression.fast, .balanced, .small] {
      let size = Double(try renderer.pngData(list, scale: scale, compression: compression).count) / 1_024
      report.add(
        ReportRow(
          "size-\(compression)", group: group, title: "size of PNG, \(compression)", unit: .kibibytes,
          samples: [size], reference: "size-fast"))
    }
  }
}
