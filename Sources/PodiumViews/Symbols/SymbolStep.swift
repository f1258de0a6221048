import Foundation
import PodiumDrawing

/// One action of drawing a symbol, in grid units: ink is put down or taken away.
struct SymbolStep: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    case fill(evenOdd: Bool)
    /// A stroke with round caps and joins; its width in units.
    case stroke(width: CGFloat)
  }

  var path: Path
  var form: Form
  /// Takes away what stands below instead of drawing.
  var erases = false
  var level = 1
  var tint: SystemColor?

  /// The step moved by a scale about the origin and a shift; strokes take their own factor.
  func moved(by transform: CGAffineTransform, stroke factor: CGFloat) -> SymbolStep {
    var step = self
    step.path = path.applying(transform)
    if case .stroke(let width) = form { step.form = .stroke(width: width * factor) }
    return step
  }
}
