import BenchmarkReport
import Foundation

/// The `scoreboard` program from start to end, as cron runs it.
enum ColdStart {
  static let group = "start of the scoreboard program"

  static func measure(_ options: Options, into report: inout Report) throws {
    guard FileManager.default.isExecutableFile(atPath: options.tool) else {
      throw BenchError("no scoreboard program at \(options.tool); name it with --tool")
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "podium-start-\(getpid())", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let runs: [(id: String, title: String, arguments: [String])] = [
      ("version", "--version", ["--version"]),
      (
        "one-card", "one medium card into a folder",
        [
          "render", "--pet", "Whiskers", "--family", "medium", "--templates", options.templates, "--out",
          folder.path,
        ]
      ),
    ]
    for run in runs {
      var (wall, cpu): ([Double], [Double]) = ([], [])
      for turn in 0..<options.count(25) + 1 {
        try? FileManager.default.removeItem(at: folder)
        let child = try ChildProcess(options.tool, run.arguments)
        guard turn > 0 else { continue }
        wall.append(child.elapsed * 1_000)
        cpu.append(child.cpu * 1_000)
      }
      let others: String? = run.id == "version" ? nil : "version"
      func add(_ suffix: String, _ title: String, _ samples: [Double]) {
        report.add(
          ReportRow(
            run.id + suffix, group: group, title: title, unit: .milliseconds, samples: samples,
            reference: others.map { $0 + suffix }))
      }
      add("", run.title, wall)
      add("-cpu", "  of it on a processor", cpu)
    }
  }
}
