import BenchmarkReport
import Foundation
import Testing

@Suite struct ReportTests {
  @Test(arguments: zip([[3.0, 1, 2], [4, 1, 2, 3], [7]], [2.0, 2.5, 7]))
  func theMedianIsTheMiddleSample(samples: [Double], expected: Double) {
    #expect(row(samples).median == expected)
    #expect(row(samples).minimum == samples.min())
  }

  @Test func aRowWithoutSamplesHasNoNumbers() {
    #expect(row([]).median == nil)
    #expect(row([]).minimum == nil)
  }

  @Test func ratiosAreTakenOfMedians() {
    var report = Report()
    report.add(row([2, 4, 9], id: "first"))
    report.add(row([1, 2, 90], id: "again", reference: "first"))
    report.add(row([1], id: "lost", reference: "nowhere"))
    report.add(row([], id: "empty", reference: "first"))
    #expect(report.rows.map { report.ratio(of: $0) } == [nil, 0.5, nil, nil])
  }

  @Test func nothingIsDividedByZero() {
    var report = Report()
    report.add(row([0], id: "zero"))
    report.add(row([1], reference: "zero"))
    #expect(report.ratio(of: report.rows[1]) == nil)
  }

  @Test func theTableLinesUp() {
    var report = Report()
    report.add(row([1.5, 2.25, 1204], id: "view", title: "view phase"))
    report.add(row([0.5], id: "again", title: "again", reference: "view"))
    report.add(ReportRow("peak", group: "memory", title: "peak", unit: .mebibytes, samples: [12.34]))
    report.add(ReportRow("bodies", group: "memory", title: "bodies", unit: .count, samples: [3]))
    #expect(
      report.table() == """
                        median       min  n   ratio  of
        views
          view phase   2.25 ms   1.50 ms  3
          again       0.500 ms  0.500 ms  1  ×0.222  view
        memory
          peak        12.3 MiB  12.3 MiB  1
          bodies             3         3  1
        """)
  }

  @Test func jsonHasTheNumbersOfTheTable() throws {
    var report = Report()
    report.add(row([2], id: "a"))
    report.add(row([4, 6, 5], id: "b", reference: "a"))
    let rows = try #require(
      JSONSerialization.jsonObject(with: report.json()) as? [[String: Any]])
    #expect(rows.map { $0["id"] as? String } == ["a", "b"])
    #expect(rows[1]["median"] as? Double == 5)
    #expect(rows[1]["minimum"] as? Double == 4)
    #expect(rows[1]["ratio"] as? Double == 2.5)
    #expect(rows[1]["unit"] as? String == "ms")
    #expect(rows[0]["ratio"] == nil)
  }

  private func row(
    _ samples: [Double], id: String = "row", title: String = "row", reference: String? = nil
  ) -> ReportRow {
    ReportRow(id, group: "views", title: title, unit: .milliseconds, samples: samples, reference: reference)
  }
}
