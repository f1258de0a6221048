import Foundation
import PodiumDrawing

/// Reads one drawing line of the catalog: an operation, its attributes, then a shape.
///
/// `body circle 12 12 10`, `line w=0.8 M12 7V12L15 14`, `fill: cut gap=0.5 M…`, `use heart at=12,12 scale=0.5`.
struct SymbolLineReader {
  struct Failure: Error { var reason: String }

  enum Result {
    case line(SymbolDrawing.Line)
    case use(String, CGAffineTransform)
  }

  private var words: ArraySlice<Substring>

  init(_ line: Substring) { words = line.split(separator: " ")[...] }

  mutating func read() throws -> Result {
    var condition = SymbolDrawing.Condition.always
    if let word = words.first, word.hasSuffix(":") {
      guard let known = SymbolDrawing.Condition(rawValue: String(word.dropLast())) else {
        throw Failure(reason: "'\(word)' is not outline: or fill:")
      }
      condition = known
      words.removeFirst()
    }
    guard let keyword = words.popFirst() else { throw Failure(reason: "the line is empty") }
    if keyword == "use" { return try use() }
    guard let operation = SymbolDrawing.Operation(rawValue: String(keyword)) else {
      let all = SymbolDrawing.Operation.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(reason: "'\(keyword)' is no operation; allowed: use, \(all)")
    }
    var line = SymbolDrawing.Line(
      operation: operation, condition: condition, path: Path(), gap: operation == .carve ? 1.2 : 0)
    while let word = words.first, word == "eo" || word.contains("=") || word.hasPrefix("@") {
      words.removeFirst()
      if word == "eo" {
        line.isEvenOdd = true
      } else if word.hasPrefix("@"), let level = Int(word.dropFirst()), (1...3).contains(level) {
        line.level = level
      } else {
        let parts = word.split(separator: "=", maxSplits: 1)
        switch parts[0] {
        case "w": line.width = try number(parts.last)
        case "gap": line.gap = try number(parts.last)
        case "tint":
          guard let color = parts.last.flatMap({ SystemColor(rawValue: String($0)) }) else {
            throw Failure(reason: "'\(word)' names no system colour")
          }
          line.tint = color
        default: throw Failure(reason: "'\(word)' is no attribute; allowed: w=, gap=, tint=, @1…@3, eo")
        }
      }
    }
    line.path = try shape()
    guard !line.path.isEmpty else { throw Failure(reason: "the line has no shape") }
    return .line(line)
  }

  private func number(_ word: Substring?) throws -> CGFloat {
    guard let word, let value = Double(word), value.isFinite else {
      throw Failure(reason: "'\(word ?? "")' is not a number")
    }
    return CGFloat(value)
  }

  private mutating func numbers(_ counts: ClosedRange<Int>) throws -> [CGFloat] {
    let values = try words.map { try number($0) }
    guard counts.contains(values.count) else {
      throw Failure(reason: "\(values.count) numbers where \(counts.lowerBound)…\(counts.upperBound) belong")
    }
    return values
  }

  private mutating func shape() throws -> Path {
    guard let first = words.first else { return Path() }
    switch first {
    case "circle":
      words.removeFirst()
      let n = try numbers(3...3)
      return Path(ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "ellipse":
      words.removeFirst()
      let n = try numbers(4...5)
      let oval = Path(ellipseIn: CGRect(x: -n[2], y: -n[3], width: 2 * n[2], height: 2 * n[3]))
      let tilt = n.count > 4 ? n[4] * .pi / 180 : 0
      return oval.applying(
        CGAffineTransform(rotationAngle: tilt).concatenating(CGAffineTransform(translationX: n[0], y: n[1])))
    case "rect":
      words.removeFirst()
      let n = try numbers(4...5)
      let rect = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
      return n.count > 4 ? Path(roundedRect: rect, cornerRadius: n[4]) : Path(rect)
    default:
      do { return try PathData.path(words.joined(separator: " ")) } catch {
        throw Failure(reason: error.description)
      }
    }
  }

  /// `use NAME [flip] [turn=DEGREES] [scale=FACTOR] [at=X,Y]`: all about the grid's middle, which goes to `at`.
  private mutating func use() throws -> Result {
    guard let name = words.popFirst() else { throw Failure(reason: "use needs a symbol's name") }
    var transform = CGAffineTransform(translationX: -SymbolGrid.middle, y: -SymbolGrid.middle)
    var place = CGPoint(x: SymbolGrid.middle, y: SymbolGrid.middle)
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      switch parts[0] {
      case "flip": transform = transform.concatenating(CGAffineTransform(scaleX: -1, y: 1))
      case "turn":
        let angle = try number(parts.last) * .pi / 180
        transform = transform.concatenating(CGAffineTransform(rotationAngle: angle))
      case "scale":
        let factor = try number(parts.last)
        transform = transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
      case "at":
        let pair = parts.last?.split(separator: ",") ?? []
        guard pair.count == 2 else { throw Failure(reason: "'\(word)' is not at=X,Y") }
        place = CGPoint(x: try number(pair[0]), y: try number(pair[1]))
      default: throw Failure(reason: "'\(word)' is unknown; allowed: flip, turn=, scale=, at=")
      }
    }
    return .use(String(name), transform.concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
  }
}
