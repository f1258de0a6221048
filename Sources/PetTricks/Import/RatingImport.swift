import Foundation

/// What an import found: the good rows, and something to say about each of the others.
package struct RatingImport: Sendable, Hashable {
  /// In the order of their first rows.
  package let pets: [Pet]
  /// In the order of their rows; `sequence` is the place in this order.
  package let events: [RatingEvent]
  /// File by file, by line and column.
  package let diagnostics: [ImportDiagnostic]
  /// Rows with anything in them, good and bad, headers left out.
  package let rowCount: Int

  /// Something was left out.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads one file.
  ///
  /// - Parameter timeZone: for dates that name no zone.
  package static func read(
    _ data: Data, file: String, format: RatingFormat? = nil, timeZone: TimeZone
  ) -> RatingImport {
    var importer = RatingImporter(timeZone: timeZone)
    importer.add(data, file: file, format: format)
    return importer.finish()
  }
}

/// The forms of a rating file.
package enum RatingFormat: String, Sendable, Hashable, CaseIterable {
  /// Rows of fields between commas, semicolons or tabs, under a header.
  case csv
  /// One JSON object a line.
  case ndjson

  /// The form a file has by its name, and without a telling name by its first byte.
  package static func detect(file: String, bytes: some Sequence<UInt8>) -> RatingFormat {
    switch file.split(separator: ".").last?.lowercased() {
    case "csv", "tsv", "txt": return .csv
    case "ndjson", "jsonl", "json": return .ndjson
    default:
      let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
      return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .ndjson : .csv
    }
  }
}
