extension Console {
  /// Writes rows in columns as wide as their longest cell, two spaces apart; the last column is not padded.
  package func table(_ header: [String], _ rows: [[String]]) {
    let lines = [header] + rows
    let widths = header.indices.map { column in
      lines.map { column < $0.count ? TerminalText.escape($0[column]).count : 0 }.max() ?? 0
    }
    for row in lines {
      var text = ""
      for (column, cell) in row.enumerated() {
        let shown = TerminalText.escape(cell)
        text += column + 1 < row.count ? shown + String(repeating: " ", count: widths[column] - shown.count + 2) : shown
      }
      line(text)
    }
  }
}
