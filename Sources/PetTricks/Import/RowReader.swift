import Foundation

/// Understands rows, remembers the pets they name, and collects what there is to say about them.
struct RowReader {
  let dates: DateReader
  private(set) var events: [RatingEvent] = []
  private(set) var file = ""
  private var drafts: [PetDraft] = []
  private var positions: [String: Int] = [:]
  private var diagnostics: [ImportDiagnostic] = []
  /// What was said once and need not be said again, of the whole import.
  var said: Set<[String]> = []
  private var unknownKeys: Set<String> = []
  var zoneless = Tally()
  var timeless = Tally()

  /// How often something was seen in a file, and where first.
  struct Tally {
    var first: SourcePlace?
    var count = 0

    mutating func add(_ place: SourcePlace) {
      if first == nil { first = place }
      count += 1
    }
  }

  init(dates: DateReader) { self.dates = dates }

  var pets: [Pet] { drafts.map(\.pet) }

  mutating func begin(file: String) {
    self.file = file
    unknownKeys = []
    zoneless = Tally()
    timeless = Tally()
  }

  /// The file's diagnostics by place; of what every row shares there is one for the file.
  mutating func finishFile() -> [ImportDiagnostic] {
    if let first = zoneless.first {
      diagnostics.append(
        ImportDiagnostic(
          .note, .dateWithoutZone, at: first,
          "\(zoneless.count.counted("date names", "dates name")) no zone and "
            + "\(zoneless.count == 1 ? "was" : "were") read in \(dates.timeZone.identifier)",
          hint: "write +02:00 or Z after the time, or pass the zone"))
    }
    if let first = timeless.first {
      diagnostics.append(
        ImportDiagnostic(
          .note, .dateWithoutTime, at: first,
          "\(timeless.count.counted("date has", "dates have")) no time and "
            + "\(timeless.count == 1 ? "was" : "were") read as noon"))
    }
    defer { diagnostics = [] }
    return diagnostics.enumerated().sorted {
      ($0.element.place.line, $0.element.place.column, $0.offset)
        < ($1.element.place.line, $1.element.place.column, $1.offset)
    }.map(\.element)
  }

  mutating func report(_ more: [ImportDiagnostic]) { diagnostics += more }

  mutating func report(
    _ severity: ImportDiagnostic.Severity, _ code: ImportDiagnostic.Code, line: Int, column: Int,
    _ message: String, hint: String? = nil
  ) {
    let place = SourcePlace(file: file, line: line, column: column)
    diagnostics.append(ImportDiagnostic(severity, code, at: place, message, hint: hint))
  }

  mutating func reportUnknownKey(_ key: String, line: Int, column: Int) {
    guard unknownKeys.insert(key).inserted else { return }
    let near = Suggestion.nearest(to: key, in: RatingColumn.allCases.map(\.rawValue))
    report(
      .warning, .unknownColumn, line: line, column: column, "the key \(key.quoted) is not read",
      hint: near.map { "did you mean \"\($0)\"?" })
  }

  /// Keeps the row's rating, or says why not.
  mutating func read(_ row: RawRow) {
    guard let nameField = required(.pet, in: row), let name = name(nameField) else { return }
    let known = positions[name]
    // A pet that is known by an earlier row need not say its kind again.
    let kindField = known == nil ? required(.kind, in: row) : row[.kind]
    if known == nil, kindField == nil { return }
    var kind: PetKind?
    if let kindField {
      guard let found = self.kind(kindField) else { return }
      kind = found
    }
    guard let trickField = required(.trick, in: row), let trick = text(trickField, column: .trick),
      let ratingField = required(.rating, in: row), let rating = rating(ratingField),
      let dateField = required(.date, in: row), let date = date(dateField)
    else { return }

    let place = SourcePlace(file: file, line: nameField.line, column: nameField.column)
    if known == nil, let kind {
      positions[name] = drafts.count
      drafts.append(PetDraft(name: name, kind: kind, trick: trick, firstPlace: place))
    }
    if let position = positions[name] {
      if let kind, let kindField, kind != drafts[position].kind {
        contradiction(drafts[position], .kind, kind.rawValue, drafts[position].kind.rawValue, kindField)
      }
      addExtras(of: row, to: position)
    }
    events.append(
      RatingEvent(petID: name, trick: trick, rating: rating, date: date, sequence: events.count))
  }

  private mutating func addExtras(of row: RawRow, to position: Int) {
    if let field = row[.color],
      let color = choice(field, .unknownColor, "colour", Self.colorWords, FavoriteColor.allCases)
    {
      if let held = drafts[position].color, held != color {
        contradiction(drafts[position], .color, color.rawValue, held.rawValue, field)
      } else {
        drafts[position].color = color
      }
    }
    if let field = row[.award], let award = choice(field, .unknownAward, "award", [:], Award.allCases) {
      if let held = drafts[position].award, held != award {
        contradiction(drafts[position], .award, award.rawValue, held.rawValue, field)
      } else {
        drafts[position].award = award
      }
    }
    if let field = row[.image], let image = image(field) {
      if let held = drafts[position].image, held != image {
        contradiction(drafts[position], .image, image, held, field)
      } else {
        drafts[position].image = image
      }
    }
  }

  private mutating func contradiction(
    _ draft: PetDraft, _ column: RatingColumn, _ found: String, _ held: String, _ field: RawRow.Field
  ) {
    guard said.insert([draft.name, column.rawValue, found]).inserted else { return }
    report(
      .warning, .contradictingPet, line: field.line, column: field.column,
      "\(draft.name.quoted) has the \(column.rawValue) \(held.quoted) since "
        + "\(draft.firstPlace.file):\(draft.firstPlace.line), not \(found.quoted)",
      hint: "the first holds; are these two pets? then name them apart")
  }

  /// Pets whose names differ only in case or width: likely one pet spelt twice.
  func similarNames() -> [ImportDiagnostic] {
    var first: [String: PetDraft] = [:]
    return drafts.compactMap { draft in
      let folded = draft.name.folding(
        options: [.caseInsensitive, .widthInsensitive], locale: Locale(identifier: "en_US_POSIX"))
      guard let other = first[folded] else {
        first[folded] = draft
        return nil
      }
      return ImportDiagnostic(
        .note, .similarNames, at: draft.firstPlace,
        "\(draft.name.quoted) and \(other.name.quoted) (line \(other.firstPlace.line)) are two pets",
        hint: "spell the name the same way if they are one")
    }
  }

  private static let colorWords: [String: String] = ["grey": "gray", "violet": "purple"]
}

extension Int {
  /// "1 date has" or "2 dates have".
  fileprivate func counted(_ one: String, _ many: String) -> String { "\(self) \(self == 1 ? one : many)" }
}
