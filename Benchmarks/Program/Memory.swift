import BenchmarkReport
import Foundation
import PodiumCairo
import PodiumDrawing

/// What a process holds after many different cards.
@MainActor enum Memory {
  static let group = "memory of one process, cards all different"

  /// Cards after which memory is read: growth has to end where the caches are full.
  private static let checkpoints: Set<Int> = [100, 1_000, 5_000, 10_000, 20_000]

  struct Sample: Codable {
    var cards: Int
    /// MiB.
    var peak: Double
    var resident: Double
  }

  /// Starts a process of its own, so that nothing measured before counts.
  static func measure(_ options: Options, into report: inout Report) throws {
    let count = options.isLong ? 10_000 : options.isQuick ? 100 : 1_000
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let child = try ChildProcess(
      program, ["--memory-cards", String(count), "--templates", options.templates])
    var before: Int?
    for sample in try JSONDecoder().decode([Sample].self, from: child.output) {
      for (id, title, value) in [("peak", "peak", sample.peak), ("resident", "held", sample.resident)] {
        report.add(
          ReportRow(
            "\(id)-\(sample.cards)", group: group, title: "\(title) after \(sample.cards) cards",
            unit: .mebibytes, samples: [value], reference: before.map { "\(id)-\($0)" }))
      }
      before = sample.cards
    }
  }

  /// Draws `count` cards one after the other and prints the memory on the way.
  static func run(_ count: Int, _ cards: Cards) throws {
    let renderer = try CairoRenderer()
    var samples: [Sample] = []
    // A step without a common divisor goes through all of them, mixed, before one comes again.
    var step = cards.varied.count * 5 / 8 + 1
    while greatestDivisor(step, cards.varied.count) != 1 { step += 1 }
    for turn in 0..<count {
      let card = cards.varied[turn * step % cards.varied.count]
      _ = try renderer.pngData(cards.displayList(card), scale: Cards.scale, compression: .fast)
      if checkpoints.contains(turn + 1) {
        samples.append(
          Sample(cards: turn + 1, peak: try status("VmHWM") / 1_024, resident: try status("VmRSS") / 1_024))
      }
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(samples))
  }

  private static func greatestDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestDivisor(b, a % b) }

  /// A figure of the process in KiB.
  private static func status(_ name: String) throws -> Double {
    let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    for line in text.split(separator: "\n") where line.hasPrefix(name + ":") {
      if let value = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first {
        return Double(value) ?? 0
      }
    }
    throw BenchError("the system does not tell \(name)")
  }
}
