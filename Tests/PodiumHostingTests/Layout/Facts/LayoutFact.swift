import Foundation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import Testing

/// One row of Fixtures/LayoutFacts.json: where views of a known tree stand on Apple's systems.
struct LayoutFact: Decodable, Sendable, CustomTestStringConvertible {
  /// The row's name; the tree of that name is in `FactTrees`.
  let id: String
  /// A: recorded from SwiftUI; B: recorded, rounded to half a point; C and D: asserted against SwiftUI; F: a port's.
  let grade: String
  let source: String
  /// The window, points; none where the view decides.
  let root: [CGFloat]?
  let rightToLeft: Bool?
  /// Widths of characters by the font's size, points, for rows that depend on them.
  let letters: [String: [String: CGFloat]]?
  /// By accessibility identifier, in tree order: x, y, width, height, null where nothing was recorded.
  let frames: [String: [[CGFloat?]]]

  var testDescription: String { "\(id) (\(grade), \(source))" }

  var size: CGSize? { root.map { CGSize(width: $0[0], height: $0[1]) } }

  /// Points.
  var tolerance: CGFloat { grade == "B" ? 0.5 : 0.01 }

  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    // Recorded on Macs.
    environment.interfaceIdiom = .macOS
    environment.layoutDirection = rightToLeft == true ? .rightToLeft : .leftToRight
    return environment
  }

  var textEngine: any TextEngine {
    letters.map { LetterTextEngine(letters: $0) } ?? ScriptedTextEngine()
  }

  static let all = read("LayoutFacts")

  /// The rows of a file in Fixtures.
  static func read(_ name: String) -> [LayoutFact] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/\(name).json").standardizedFileURL
    do {
      return try JSONDecoder().decode([LayoutFact].self, from: Data(contentsOf: file))
    } catch {
      fatalError("\(file.path) cannot be read: \(error)")
    }
  }
}
