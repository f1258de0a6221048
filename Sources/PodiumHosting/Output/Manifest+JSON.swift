import Foundation

extension Manifest {
  /// A manifest that this version cannot read.
  package enum ReadingError: DiagnosticError, Hashable {
    /// Written by a later version.
    case newer(version: Int)
    /// No manifest at all.
    case malformed(String)

    package var message: String {
      switch self {
      case .newer(let version):
        "the manifest has schema version \(version), and this program reads up to \(Manifest.currentVersion)"
      case .malformed(let reason): "the manifest cannot be read: \(reason)"
      }
    }

    package var hint: String? {
      switch self {
      case .newer: "use the program that wrote it, or draw the pictures again"
      case .malformed: "draw the pictures again: they and the manifest can always be made anew"
      }
    }

    package var exitCode: ExitCode { .badInput }
  }

  /// The file's bytes: sorted keys, two spaces, UTC, a line break at the end.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Self.text(of: date))
    }
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: `ReadingError`.
  package init(data: Data) throws(ReadingError) {
    struct Version: Decodable { var schemaVersion: Int }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do { return try ISODate.read(text, today: nil, timeZone: .gmt) } catch {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no date")
      }
    }
    do {
      let version = try decoder.decode(Version.self, from: data).schemaVersion
      guard version <= Self.currentVersion else { throw ReadingError.newer(version: version) }
      self = try decoder.decode(Manifest.self, from: data)
    } catch let error as ReadingError {
      throw error
    } catch let error as DecodingError {
      throw .malformed(Self.reason(error))
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// Whole seconds where that is exact, milliseconds otherwise.
  private static func text(of date: Date) -> String {
    let isWhole = date.timeIntervalSince1970 == date.timeIntervalSince1970.rounded()
    return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }

  private static func reason(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }.joined()
      return path.isEmpty
        ? context.debugDescription : "at \(path.drop { $0 == "." }): \(context.debugDescription)"
    }
    switch error {
    case .keyNotFound(let key, let context): return "'\(key.stringValue)' is missing; " + place(context)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return place(context)
    @unknown default: return "\(error)"
    }
  }
}
