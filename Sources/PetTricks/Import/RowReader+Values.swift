import Foundation

extension RowReader {
  mutating func required(_ column: RatingColumn, in row: RawRow) -> RawRow.Field? {
    if let field = row[column], !field.text.allSatisfy(\.isWhitespace) { return field }
    report(
      .error, .missingValue, line: row.line, column: row[column]?.column ?? 1,
      "the row has no \(column.rawValue)", hint: "fill in the column \"\(column.rawValue)\"")
    return nil
  }

  mutating func name(_ field: RawRow.Field) -> String? {
    do throws(PetName.Problem) {
      return try PetName.normalized(field.text)
    } catch {
      var column = field.column
      let message: String
      switch error {
      case .empty: message = "the row has no pet"
      case .tooLong(let length):
        message = "the name has \(length) characters; \(PetName.maximumLength) are allowed"
      case .controlCharacter(let value, let offset):
        column += offset
        message = "the name holds the control character U+\(hex(value))"
      }
      report(.error, .badName, line: field.line, column: column, message, hint: "give the pet a plain name")
      return nil
    }
  }

  private func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Text on one line: breaks and tabs become spaces.
  mutating func text(_ field: RawRow.Field, column: RatingColumn) -> String? {
    let line =
      field.text.isPlainASCII
      ? field.text : field.text.split { $0.isNewline || $0 == "\t" }.joined(separator: " ")
    do throws(PetName.Problem) {
      return try PetName.normalized(line)
    } catch {
      let reason =
        switch error {
        case .tooLong(let length): "has \(length) characters; \(PetName.maximumLength) are allowed"
        case .controlCharacter(let value, _): "holds the control character U+\(hex(value))"
        case .empty: "is empty"
        }
      report(
        .error, .badText, line: field.line, column: field.column, "the \(column.rawValue) \(reason)",
        hint: "write plain text")
      return nil
    }
  }

  mutating func kind(_ field: RawRow.Field) -> PetKind? {
    let word = field.text.trimmedOfSpace.lowercased()
    if let kind = PetKind(rawValue: word) { return kind }
    let all = PetKind.allCases.map(\.rawValue)
    let near = Suggestion.kinds[word]?.rawValue ?? Suggestion.nearest(to: word, in: all)
    report(
      .error, .unknownKind, line: field.line, column: field.column,
      "\(field.text.quoted) is no kind of pet; the kinds are \(all.joined(separator: ", "))",
      hint: near.map { "did you mean \"\($0)\"?" } ?? "choose the kind that looks most like it")
    return nil
  }

  mutating func rating(_ field: RawRow.Field) -> Int? {
    do throws(RatingReader.Failure) {
      return try RatingReader.read(field.text)
    } catch {
      report(.error, error.code, line: field.line, column: field.column, error.message, hint: error.hint)
      return nil
    }
  }

  mutating func date(_ field: RawRow.Field) -> Date? {
    do throws(DateReader.Failure) {
      let reading = try dates.read(field.text)
      let place = SourcePlace(file: file, line: field.line, column: field.column)
      if !reading.hasZone { zoneless.add(place) }
      if !reading.hasTime { timeless.add(place) }
      if reading.isSkippedTime {
        report(
          .warning, .skippedLocalTime, line: field.line, column: field.column,
          "the clocks of \(dates.timeZone.identifier) skip \(field.text.quoted); it was moved forward",
          hint: "write the zone after the time")
      }
      return reading.date
    } catch {
      report(.error, error.code, line: field.line, column: field.column, error.message, hint: error.hint)
      return nil
    }
  }

  /// One of a few words; anything else is said and left out, the row stays.
  mutating func choice<Word: RawRepresentable<String>>(
    _ field: RawRow.Field, _ code: ImportDiagnostic.Code, _ what: String, _ synonyms: [String: String],
    _ all: [Word]
  ) -> Word? {
    let given = field.text.trimmedOfSpace.lowercased()
    if given.isEmpty { return nil }
    if let word = Word(rawValue: synonyms[given] ?? given) { return word }
    guard said.insert([code.rawValue, given]).inserted else { return nil }
    let names = all.map(\.rawValue)
    report(
      .warning, code, line: field.line, column: field.column,
      "\(field.text.quoted) is no \(what); there are \(names.joined(separator: ", "))",
      hint: Suggestion.nearest(to: given, in: names).map { "did you mean \"\($0)\"?" })
    return nil
  }

  /// A picture's plain name: no folder, no other scheme, no hidden file.
  mutating func image(_ field: RawRow.Field) -> String? {
    var name = field.text.trimmedOfSpace
      .precomposedStringWithCanonicalMapping
    for ending in [".svg", ".png"] where name.lowercased().hasSuffix(ending) { name.removeLast(ending.count) }
    if name.isEmpty { return nil }
    let isPlain = !name.hasPrefix(".") && !name.contains { "/\\:".contains($0) }
    if isPlain, let plain = try? PetName.normalized(name), plain.utf8.count <= 200 { return plain }
    guard said.insert([ImportDiagnostic.Code.badImage.rawValue, name]).inserted else { return nil }
    report(
      .warning, .badImage, line: field.line, column: field.column,
      "the image \(field.text.quoted) is no plain name; the kind's portrait is used",
      hint: "name a file of Templates/Avatars, without folder and extension")
    return nil
  }
}
