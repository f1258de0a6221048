import Foundation
import PodiumDrawing

/// A symbol as the catalog file describes it, before a weight and a variant are chosen.
struct SymbolDrawing: Sendable, Hashable {
  /// What a line of the file does in the plain and in the filled form.
  enum Operation: String, Sendable, Hashable, CaseIterable {
    /// The outline: stroked; filled to the stroke's outer edge in the filled form.
    case body
    /// A stroke, cut out of the filled form.
    case line
    /// A filled shape, cut out of the filled form.
    case mark
    /// A stroke in both forms.
    case part
    /// A filled shape in both forms.
    case solid
    /// Takes a filled shape away, in both forms; with a gap, its stroke and the gap around that as well.
    case cut
    /// Takes a stroke away that is wider than an ordinary one by a gap on each side, in both forms.
    case carve
  }

  /// The form a line is meant for.
  enum Condition: String, Sendable, Hashable { case always, outline, fill }

  struct Line: Sendable, Hashable {
    var operation: Operation
    var condition = Condition.always
    var path: Path
    /// A factor on the weight's stroke.
    var width: CGFloat = 1
    /// Units left free on each side of a carved stroke, or around a cut shape's own stroke.
    var gap: CGFloat
    var isEvenOdd = false
    var level = 1
    var tint: SystemColor?
  }

  var lines: [Line]

  /// Whether the filled form differs from the plain one.
  var hasFilledForm: Bool {
    lines.contains {
      $0.operation == .body || $0.operation == .line || $0.operation == .mark || $0.condition != .always
    }
  }

  /// The steps at a stroke width in units.
  func steps(filled: Bool, stroke: CGFloat) -> [SymbolStep] {
    var steps: [SymbolStep] = []
    for line in lines where line.condition == .always || (line.condition == .fill) == filled {
      // Details drawn finer than the rest also grow less with the weight, or they would clog.
      let growth = stroke - SymbolGrid.strokeWidth(weight: 400)
      let width = line.width * (stroke - growth * max(0, 1 - line.width))
      func add(_ form: SymbolStep.Form, erases: Bool = false) {
        steps.append(
          SymbolStep(path: line.path, form: form, erases: erases, level: line.level, tint: line.tint))
      }
      let fill = SymbolStep.Form.fill(evenOdd: line.isEvenOdd)
      switch line.operation {
      case .body:
        if filled { add(fill) }
        add(.stroke(width: width))
      case .line: add(.stroke(width: width), erases: filled)
      case .mark: add(fill, erases: filled)
      case .part: add(.stroke(width: width))
      case .solid: add(fill)
      case .cut:
        add(fill, erases: true)
        if line.gap > 0 { add(.stroke(width: width + 2 * line.gap), erases: true) }
      case .carve: add(.stroke(width: width + 2 * line.gap), erases: true)
      }
    }
    return steps
  }
}
