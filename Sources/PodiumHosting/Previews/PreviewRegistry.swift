import Foundation
import PodiumDrawing
import PodiumViews
import PodiumWidgets

/// The `#Preview`s of the running program.
///
/// They are found in the program's own file, so what was linked into it statically is there, and what a dynamic
/// library of its own brings is not. The program must have been built with Swift 6.3 or later.
@MainActor public enum PreviewRegistry {
  /// Every preview, by file, line and column.
  public static let all: [RegisteredPreview] = PreviewRecords.sources().map { RegisteredPreview(source: $0) }
    .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }

  /// The previews that were written in a module.
  public static func previews(in module: String) -> [RegisteredPreview] { all.filter { $0.module == module } }

  /// The preview of a name; of several the first.
  ///
  /// - Throws: ``PreviewError`` that lists the names there are.
  public static func preview(named name: String) throws -> RegisteredPreview {
    if let found = all.first(where: { $0.name == name }) { return found }
    throw PreviewError.unknownName(name, known: all.map(\.name))
  }
}

/// A preview, and where it was written.
@MainActor public struct RegisteredPreview {
  /// The module and the file, as in `#fileID`.
  nonisolated public let fileID: String
  /// The line, from 1.
  nonisolated public let line: Int
  /// The column, from 1.
  nonisolated public let column: Int
  /// The name that was given, or the file and the line.
  public let name: String
  private let result: Result<Preview, any Error>

  init(source: any PreviewSource.Type) {
    (fileID, line, column) = (source.fileID, source.line, source.column)
    result = Result { try source.makePreview() }
    let place = "\(fileID.split(separator: "/").last ?? ""):\(line)"
    name = (try? result.get())?.name ?? place
  }

  /// The module that the preview was written in.
  nonisolated public var module: String { String(fileID.prefix { $0 != "/" }) }

  /// What the preview shows.
  func preview() throws -> Preview { try result.get() }
}

/// Why a preview cannot be drawn.
public enum PreviewError: Error, Hashable, CustomStringConvertible {
  /// No preview has the name; the second value lists those there are.
  case unknownName(String, known: [String])
  /// The preview has no view that lives in a host.
  case notAView(String)
  /// The preview's closure makes no widget.
  case noWidget(String)
  /// An entry is not of the type that the widget's provider has.
  case wrongEntry(String, received: String, wanted: String)
  /// The preview has no entries to show.
  case noEntries(String)

  public var description: String {
    switch self {
    case .unknownName(let name, let known):
      "no preview is called '\(name)'; there is "
        + (known.isEmpty ? "none" : known.map { "'\($0)'" }.joined(separator: ", "))
    case .notAView(let name): "the preview '\(name)' shows a widget; ask it for pictures instead"
    case .noWidget(let name): "the widget of the preview '\(name)' has no configuration"
    case .wrongEntry(let name, let received, let wanted):
      "the preview '\(name)' has an entry of type \(received); its widget shows \(wanted)"
    case .noEntries(let name): "the preview '\(name)' has no entries"
    }
  }
}
