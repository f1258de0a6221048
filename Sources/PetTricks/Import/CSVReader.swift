/// Reads delimited text record by record: RFC 4180, and what spreadsheets make of it.
///
/// Records end with LF, CRLF or CR. Empty records are left out. A record whose quotes do not pair is
/// reported at its opening quote, and reading resumes at the next line, so that one stray quote costs one row.
package struct CSVReader: Sequence, IteratorProtocol {
  package struct Field: Sendable, Hashable {
    /// Line breaks within quotes read as LF; nil where the bytes are not UTF-8.
    package let text: String?
    package let line: Int
    package let column: Int
    package let hasStrayQuote: Bool
  }

  package enum Problem: Sendable, Hashable {
    case unterminatedQuote, textAfterQuote
  }

  package enum Record: Sendable, Hashable {
    case fields([Field], line: Int)
    case malformed(Problem, line: Int, column: Int)
  }

  /// The longest record with an open quote, in bytes: beyond it the quote is a stray one. Ours.
  package static let longestQuotedRecord = 65_536

  let bytes: [UInt8]
  let delimiter: UInt8
  private(set) var position: Int
  private(set) var line: Int
  /// A place on the current line and its column, so that columns are counted once along a line.
  private var mark: (position: Int, column: Int)

  package init(_ bytes: [UInt8], delimiter: UInt8, from position: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.delimiter = delimiter
    self.position = position
    self.line = line
    mark = (position, 1)
  }

  package mutating func next() -> Record? {
    while position < bytes.count {
      let start = (position: position, line: line)
      switch record() {
      case .success(let fields):
        if fields.allSatisfy({ $0.text?.allSatisfy(\.isWhitespace) ?? false }) { continue }
        return .fields(fields, line: start.line)
      case .failure(let failure):
        position = start.position
        line = start.line
        mark = (position, 1)
        skipLine()
        return .malformed(failure.problem, line: failure.line, column: failure.column)
      }
    }
    return nil
  }

  private struct Failure: Error {
    let problem: Problem
    let line: Int
    let column: Int
  }

  /// One record from `position`, which moves past its line break.
  private mutating func record() -> Result<[Field], Failure> {
    let start = position
    var fields: [Field] = []
    while true {
      let field: Field
      if position < bytes.count, bytes[position] == .quote {
        switch quotedField(recordStart: start) {
        case .success(let quoted): field = quoted
        case .failure(let failure): return .failure(failure)
        }
      } else {
        field = plainField()
      }
      fields.append(field)
      guard position < bytes.count, bytes[position] == delimiter else { break }
      position += 1
    }
    skipLineBreak()
    return .success(fields)
  }

  private mutating func plainField() -> Field {
    let start = position
    let startColumn = column(of: start)
    var hasQuote = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == delimiter || byte == .lineFeed || byte == .carriageReturn { break }
      if byte == .quote { hasQuote = true }
      position += 1
    }
    return Field(
      text: String(validating: bytes[start..<position], as: UTF8.self), line: line, column: startColumn,
      hasStrayQuote: hasQuote)
  }

  private mutating func quotedField(recordStart: Int) -> Result<Field, Failure> {
    let place = (line: line, column: column(of: position))
    var content: [UInt8] = []
    position += 1
    while position < bytes.count, position - recordStart <= Self.longestQuotedRecord {
      let byte = bytes[position]
      switch byte {
      case .quote:
        position += 1
        if position < bytes.count, bytes[position] == .quote {
          content.append(.quote)
          position += 1
        } else if position == bytes.count || bytes[position] == delimiter || isLineBreak(bytes[position]) {
          let text = String(validating: content, as: UTF8.self)
          return .success(Field(text: text, line: place.line, column: place.column, hasStrayQuote: false))
        } else {
          return .failure(Failure(problem: .textAfterQuote, line: line, column: column(of: position)))
        }
      case .lineFeed, .carriageReturn:
        content.append(.lineFeed)
        skipLineBreak()
      default:
        content.append(byte)
        position += 1
      }
    }
    return .failure(Failure(problem: .unterminatedQuote, line: place.line, column: place.column))
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }

  private mutating func skipLine() {
    while position < bytes.count, !isLineBreak(bytes[position]) { position += 1 }
    skipLineBreak()
  }

  private mutating func skipLineBreak() {
    guard position < bytes.count else { return }
    if bytes[position] == .carriageReturn, position + 1 < bytes.count, bytes[position + 1] == .lineFeed {
      position += 1
    }
    position += 1
    line += 1
    mark = (position, 1)
  }

  /// Code points from the line's start, from 1: continuation bytes do not count.
  private mutating func column(of position: Int) -> Int {
    var column = mark.column
    for byte in bytes[mark.position..<position] where byte & 0xC0 != 0x80 { column += 1 }
    mark = (position, column)
    return column
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
}
