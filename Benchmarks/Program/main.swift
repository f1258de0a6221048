import BenchmarkReport
import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let cards = try await Cards(templates: options.templates)
  if let count = options.memoryCards {
    try Memory.run(count, cards)
    exit(0)
  }
  var report = Report()
  if options.wants(ViewPhase.group) { try ViewPhase.measure(options, cards, into: &report) }
  if options.wants(Drawing.group) { try Drawing.measure(options, cards, into: &report) }
  if options.wants(Scaling.group) { try Scaling.measure(options, cards, into: &report) }
  if options.wants(WholeCards.group) { try await WholeCards.measure(options, cards, into: &report) }
  if options.wants(ColdStart.group) { try ColdStart.measure(options, into: &report) }
  if options.wants(Memory.group) { try Memory.measure(options, into: &report) }
  if options.isJSON {
    FileHandle.standardOutput.write(try report.json() + Data("\n".utf8))
  } else {
    print(report.table())
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(64)
}
