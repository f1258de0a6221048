import Foundation

/// Reads rating files one after another; pets of one name are one pet, whichever file names them.
package struct RatingImporter {
  private var rows: RowReader
  private var diagnostics: [ImportDiagnostic] = []
  private var rowCount = 0

  /// - Parameter timeZone: for dates that name no zone.
  package init(timeZone: TimeZone) { rows = RowReader(dates: DateReader(timeZone: timeZone)) }

  /// Reads a file's rows.
  ///
  /// - Parameters:
  ///   - file: its name, for diagnostics.
  ///   - format: told from name and content when nil.
  package mutating func add(_ data: Data, file: String, format: RatingFormat? = nil) {
    let bytes = [UInt8](data)
    rows.begin(file: file)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      rows.report(
        .error, .notUTF8File, line: 1, column: 1, "the file is UTF-16; it must be UTF-8",
        hint: "save it as \"CSV UTF-8\"")
    } else if bytes[start...].allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      rows.report(
        .error, .emptyFile, line: 1, column: 1, "the file is empty",
        hint: "the first line names the columns: "
          + RatingColumn.required.map(\.rawValue).joined(separator: ","))
    } else {
      let before = rowCount
      let isReadable: Bool
      switch format ?? RatingFormat.detect(file: file, bytes: bytes) {
      case .csv: isReadable = readCSV(bytes, from: start, file: file)
      case .ndjson: isReadable = readJSON(bytes, from: start)
      }
      if isReadable, rowCount == before {
        rows.report(
          .warning, .noRows, line: 1, column: 1, "the file has no rows", hint: "add one row a rating")
      }
    }
    diagnostics += rows.finishFile()
  }

  /// Everything the files held.
  package func finish() -> RatingImport {
    RatingImport(
      pets: rows.pets, events: rows.events, diagnostics: diagnostics + rows.similarNames(), rowCount: rowCount
    )
  }

  private mutating func readCSV(_ bytes: [UInt8], from start: Int, file: String) -> Bool {
    var headerNotes: [ImportDiagnostic] = []
    let header = CSVHeader(bytes, from: start, file: file, diagnostics: &headerNotes)
    rows.report(headerNotes)
    guard let header else { return false }
    var reader = header.rows
    while let record = reader.next() {
      rowCount += 1
      switch record {
      case .malformed(let problem, let line, let column): reportMalformed(problem, line: line, column: column)
      case .fields(let fields, let line):
        if let row = rawRow(fields, line: line, under: header) { rows.read(row) }
      }
    }
    return true
  }

  private mutating func reportMalformed(_ problem: CSVReader.Problem, line: Int, column: Int) {
    switch problem {
    case .unterminatedQuote:
      rows.report(
        .error, .unterminatedQuote, line: line, column: column, "the quote that opens here is never closed",
        hint: "close it, and write a quote within quotes twice: \"\"")
    case .textAfterQuote:
      rows.report(
        .error, .textAfterQuote, line: line, column: column, "there is text after the closing quote",
        hint: "write a quote within quotes twice: \"\"")
    }
  }

  /// The fields by column; nil when the row's form is bad.
  private mutating func rawRow(_ fields: [CSVReader.Field], line: Int, under header: CSVHeader) -> RawRow? {
    var row = RawRow(line: line)
    for (index, field) in fields.enumerated() {
      guard let text = field.text else {
        rows.report(
          .error, .notUTF8, line: field.line, column: field.column, "the field is not UTF-8",
          hint: "save the file as \"CSV UTF-8\"")
        return nil
      }
      guard index < header.columns.count else {
        if text.allSatisfy(\.isWhitespace) { continue }
        rows.report(
          .error, .tooManyFields, line: field.line, column: field.column,
          "the row has \(fields.count) fields, the header \(header.columns.count)",
          hint: "put a field that holds a \(Unicode.Scalar(header.delimiter).name) in \"quotes\"")
        return nil
      }
      if field.hasStrayQuote {
        rows.report(
          .warning, .strayQuote, line: field.line, column: field.column,
          "a quote in a field without quotes was kept: \(text.quoted)",
          hint: "put the field in quotes and write the quote twice")
      }
      if let column = header.columns[index] {
        row[column] = RawRow.Field(text: text, line: field.line, column: field.column)
      }
    }
    return row
  }

  private mutating func readJSON(_ bytes: [UInt8], from start: Int) -> Bool {
    var position = start
    var line = 0
    while position < bytes.count {
      line += 1
      let end = bytes[position...].firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? bytes.count
      let content = bytes[position..<end]
      let isPair = end + 1 < bytes.count && bytes[end] == .carriageReturn && bytes[end + 1] == .lineFeed
      position = end + (isPair ? 2 : 1)
      if content.allSatisfy({ $0 == 0x20 || $0 == .tab }) { continue }
      rowCount += 1
      do throws(JSONLine.Failure) {
        if let row = rawRow(try JSONLine(content), line: line) { rows.read(row) }
      } catch {
        rows.report(.error, .badJSON, line: line, column: error.column, error.message, hint: error.hint)
      }
    }
    return true
  }

  private mutating func rawRow(_ object: JSONLine, line: Int) -> RawRow? {
    var row = RawRow(line: line)
    var seen: Set<RatingColumn> = []
    for member in object.members {
      guard let column = RatingColumn(header: member.key) else {
        rows.reportUnknownKey(member.key, line: line, column: member.keyColumn)
        continue
      }
      guard seen.insert(column).inserted else {
        rows.report(
          .error, .duplicateColumn, line: line, column: member.keyColumn,
          "\"\(column.rawValue)\" is there twice", hint: "keep one of the two")
        return nil
      }
      row[column] = RawRow.Field(text: member.value, line: line, column: member.column)
    }
    return row
  }
}

extension Unicode.Scalar {
  fileprivate var name: String {
    switch self {
    case ",": "comma"
    case ";": "semicolon"
    default: "tab"
    }
  }
}
