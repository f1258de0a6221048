import Foundation

extension Report {
  /// One table: a line a row, headings between groups, numbers flush right.
  public func table() -> String {
    var cells: [[String]] = [["", "median", "min", "n", "ratio", "of"]]
    var headings: [Int: String] = [:]
    var group = ""
    for row in rows {
      if row.group != group { (group, headings[cells.count]) = (row.group, row.group) }
      cells.append([
        "  " + row.title, Self.amount(row.median, row.unit), Self.amount(row.minimum, row.unit),
        String(row.samples.count), ratio(of: row).map(Self.factor) ?? "", row.reference ?? "",
      ])
    }
    let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    var lines: [String] = []
    for (index, line) in cells.enumerated() {
      if let heading = headings[index] { lines.append(heading) }
      let padded = line.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 || column == line.count - 1 ? text + space : space + text
      }
      lines.append(padded.joined(separator: "  ").trimmingSuffix(" "))
    }
    return lines.joined(separator: "\n")
  }

  private static func amount(_ value: Double?, _ unit: ReportRow.Unit) -> String {
    guard let value else { return "–" }
    return unit.rawValue.isEmpty ? number(value) : "\(number(value)) \(unit.rawValue)"
  }

  /// A ratio, to two places or three figures.
  static func factor(_ value: Double) -> String { "×\(number(value))" }

  /// About three figures, never an exponent; whole numbers stay whole.
  static func number(_ value: Double) -> String {
    let places =
      value == value.rounded() ? 0 : abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
    return String(format: "%.\(places)f", value)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self[...]
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
