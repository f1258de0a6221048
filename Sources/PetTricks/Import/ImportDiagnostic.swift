/// Something an import has to say about its input, with the place it says it of.
package struct ImportDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
  package enum Severity: String, Sendable, Hashable, Codable {
    /// The row, or the file, was left out.
    case error
    /// The row was kept, but not all of it was believed.
    case warning
    /// The row was kept; how it was read.
    case note
  }

  /// The stable name of a diagnostic, for scripts and tests.
  package enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    // Of the file.
    case emptyFile = "empty-file"
    case notUTF8File = "file-not-utf8"
    case missingColumns = "missing-columns"
    case duplicateColumn = "duplicate-column"
    case unknownColumn = "unknown-column"
    case noRows = "no-rows"
    // Of the row's form.
    case notUTF8 = "not-utf8"
    case unterminatedQuote = "unterminated-quote"
    case textAfterQuote = "text-after-quote"
    case strayQuote = "stray-quote"
    case tooManyFields = "too-many-fields"
    case badJSON = "bad-json"
    // Of a value.
    case missingValue = "missing-value"
    case badName = "bad-name"
    case badText = "bad-text"
    case unknownKind = "unknown-kind"
    case ratingNotANumber = "rating-not-a-number"
    case ratingNotWhole = "rating-not-whole"
    case ratingOutOfRange = "rating-out-of-range"
    case badDate = "bad-date"
    case dateOutOfRange = "date-out-of-range"
    case dateWithoutZone = "date-without-zone"
    case dateWithoutTime = "date-without-time"
    case skippedLocalTime = "skipped-local-time"
    case unknownColor = "unknown-color"
    case unknownAward = "unknown-award"
    case badImage = "bad-image"
    // Of one row beside the others.
    case contradictingPet = "contradicting-pet"
    case similarNames = "similar-names"
  }

  package let severity: Severity
  package let code: Code
  package let place: SourcePlace
  /// What is wrong, what is allowed and what was found.
  package let message: String
  /// The next step.
  package let hint: String?

  package init(
    _ severity: Severity, _ code: Code, at place: SourcePlace, _ message: String, hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.place = place
    self.message = message
    self.hint = hint
  }

  /// `file:line:column: error: message [code]`, and the hint on a line of its own.
  package var description: String {
    "\(place): \(severity.rawValue): \(message) [\(code.rawValue)]" + (hint.map { "\n  hint: \($0)" } ?? "")
  }
}

/// A place in a file: lines and columns count from 1, columns in Unicode code points.
package struct SourcePlace: Sendable, Hashable, Codable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}
