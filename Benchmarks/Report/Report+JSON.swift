import Foundation

extension Report {
  private struct Row: Encodable {
    var id: String
    var group: String
    var title: String
    var unit: String
    var median: Double?
    var minimum: Double?
    var count: Int
    var ratio: Double?
    var reference: String?
  }

  /// An array of the rows with sorted keys, for programs.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      rows.map {
        Row(
          id: $0.id, group: $0.group, title: $0.title, unit: $0.unit.rawValue, median: $0.median,
          minimum: $0.minimum, count: $0.samples.count, ratio: ratio(of: $0), reference: $0.reference)
      })
  }
}
