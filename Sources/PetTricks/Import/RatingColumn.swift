import Foundation

/// The columns of a rating file; the first five must be there.
package enum RatingColumn: String, Sendable, Hashable, CaseIterable {
  case pet, kind, trick, rating, date
  case color, image, award

  package static let required: [RatingColumn] = [.pet, .kind, .trick, .rating, .date]
  package static let optional: [RatingColumn] = [.color, .image, .award]

  /// The column a header names: case and space around do not matter.
  init?(header: String) {
    let name = header.trimmedOfSpace.lowercased()
    self.init(rawValue: name == "colour" ? "color" : name)
  }

  var index: Int {
    switch self {
    case .pet: 0
    case .kind: 1
    case .trick: 2
    case .rating: 3
    case .date: 4
    case .color: 5
    case .image: 6
    case .award: 7
    }
  }
}

/// A row before its values are understood: one field a column, whatever the file's form.
struct RawRow {
  struct Field {
    var text: String
    var line: Int
    var column: Int
  }

  let line: Int
  private var fields: [Field?] = Array(repeating: nil, count: RatingColumn.allCases.count)

  init(line: Int) { self.line = line }

  /// An absent field and an empty one are the same.
  subscript(column: RatingColumn) -> Field? {
    get { fields[column.index] }
    set { fields[column.index] = newValue.flatMap { $0.text.isEmpty ? nil : $0 } }
  }
}
