import Foundation

/// The first record of a CSV file: which delimiter it has and where each column is.
struct CSVHeader {
  let columns: [RatingColumn?]
  let delimiter: UInt8
  /// A reader that stands at the first row.
  let rows: CSVReader

  private static let delimiters: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), .tab]

  /// Reads the header; nil when an error that concerns the whole file is among `diagnostics`.
  init?(_ bytes: [UInt8], from start: Int, file: String, diagnostics: inout [ImportDiagnostic]) {
    var candidates = Self.delimiters
    var origin = (position: start, line: 1)
    if let declared = Self.declaredDelimiter(bytes, from: start) {
      candidates = [declared.delimiter]
      origin = (declared.next, 2)
    }
    // The delimiter that makes the most known columns is the one; of equals the one that makes more fields.
    let readings = candidates.map { delimiter -> (reader: CSVReader, fields: [CSVReader.Field], line: Int) in
      var reader = CSVReader(bytes, delimiter: delimiter, from: origin.position, line: origin.line)
      guard case .fields(let fields, let line) = reader.next() else { return (reader, [], origin.line) }
      return (reader, fields, line)
    }
    func known(_ fields: [CSVReader.Field]) -> Int {
      Set(fields.compactMap { $0.text.flatMap(RatingColumn.init(header:)) }).count
    }
    var best = readings[0]
    for reading in readings.dropFirst() {
      let score = (known(reading.fields), reading.fields.count)
      if score > (known(best.fields), best.fields.count) { best = reading }
    }
    func place(_ field: CSVReader.Field?) -> SourcePlace {
      SourcePlace(file: file, line: field?.line ?? best.line, column: field?.column ?? 1)
    }

    var columns: [RatingColumn?] = []
    var problems: [ImportDiagnostic] = []
    for field in best.fields {
      let name = field.text?.trimmedOfSpace ?? "\u{FFFD}"
      let column = RatingColumn(header: name)
      if let column, columns.contains(column) {
        problems.append(
          ImportDiagnostic(
            .error, .duplicateColumn, at: place(field), "the column \"\(column.rawValue)\" is there twice",
            hint: "keep one of the two columns"))
      } else if column == nil, !name.isEmpty {
        problems.append(
          ImportDiagnostic(
            .warning, .unknownColumn, at: place(field), "the column \(name.quoted) is not read",
            hint: Self.columnHint(for: name)))
      }
      columns.append(column)
    }
    let missing = RatingColumn.required.filter { !columns.contains($0) }
    if !missing.isEmpty {
      let found = best.fields.prefix(20).map { ($0.text ?? "\u{FFFD}").quoted }.joined(separator: ", ")
      let wanted = RatingColumn.required.map(\.rawValue).joined(separator: ",")
      problems.append(
        ImportDiagnostic(
          .error, .missingColumns, at: place(best.fields.first),
          "no column \(missing.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")); "
            + "found \(found.isEmpty ? "nothing that can be read" : found)",
          hint: "the first line must name the columns: \(wanted), and if you like "
            + RatingColumn.optional.map(\.rawValue).joined(separator: ",")))
    }
    diagnostics += problems
    if problems.contains(where: { $0.severity == .error }) { return nil }
    self.columns = columns
    delimiter = best.reader.delimiter
    rows = best.reader
  }

  /// Some spreadsheets put `sep=;` on a line before the header.
  private static func declaredDelimiter(_ bytes: [UInt8], from start: Int) -> (delimiter: UInt8, next: Int)? {
    let end = bytes[start...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.endIndex
    guard end - start == 5, bytes[start..<start + 4].elementsEqual("sep=".utf8) else { return nil }
    let delimiter = bytes[start + 4]
    guard delimiters.contains(delimiter) else { return nil }
    let isPair = end + 1 < bytes.count && bytes[end] == .carriageReturn && bytes[end + 1] == .lineFeed
    return (delimiter, min(end + (isPair ? 2 : 1), bytes.count))
  }

  private static func columnHint(for name: String) -> String {
    let allowed = RatingColumn.allCases.map(\.rawValue)
    if let near = Suggestion.nearest(to: name, in: allowed) { return "did you mean \"\(near)\"?" }
    return "columns that are read: \(allowed.joined(separator: ", "))"
  }
}
