import Foundation
import PodiumDrawing

/// Reads the path data of SVG (all commands, absolute and relative) into a `Path`.
struct PathData {
  /// What is wrong with path data, and where.
  struct Failure: Error, Equatable, CustomStringConvertible {
    var offset: Int
    var reason: String

    var description: String { "path data, byte \(offset): \(reason)" }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, for the smooth commands; cubic and quadratic are kept apart.
  private var lastCubic: CGPoint?
  private var lastQuad: CGPoint?

  private init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The outline that `text` describes.
  static func path(_ text: some StringProtocol) throws(Failure) -> Path {
    var reader = PathData(text)
    try reader.read()
    return reader.path
  }

  private mutating func read() throws(Failure) {
    skipSeparators()
    guard position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "m") else {
      throw Failure(offset: position, reason: "path data starts with M or m")
    }
    while position < bytes.count {
      let command = bytes[position]
      guard Self.commands.contains(command | 0x20) else {
        throw Failure(offset: position, reason: "no command '\(Character(UnicodeScalar(command)))'")
      }
      position += 1
      skipSeparators()
      try run(command)
      skipSeparators()
    }
  }

  private static let commands = Set("mlhvcsqtaz".utf8)

  /// Runs a command and its repetitions.
  private mutating func run(_ command: UInt8) throws(Failure) {
    let relative = command & 0x20 != 0
    var kind = command | 0x20
    repeat {
      let base = relative ? current : .zero
      var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
      switch kind {
      case UInt8(ascii: "z"):
        path.closeSubpath()
        current = start
      case UInt8(ascii: "m"):
        current = try point(base)
        start = current
        path.move(to: current)
        kind = UInt8(ascii: "l")  // Further pairs are lines.
      case UInt8(ascii: "l"): line(to: try point(base))
      case UInt8(ascii: "h"): line(to: CGPoint(x: base.x + (try number()), y: current.y))
      case UInt8(ascii: "v"): line(to: CGPoint(x: current.x, y: base.y + (try number())))
      case UInt8(ascii: "c"):
        let first = try point(base)
        cubic = try curve(first, base)
      case UInt8(ascii: "s"): cubic = try curve(mirrored(lastCubic), base)
      case UInt8(ascii: "q"):
        let control = try point(base)
        quad = control
        current = try point(base)
        path.addQuadCurve(to: current, control: control)
      case UInt8(ascii: "t"):
        let control = mirrored(lastQuad)
        quad = control
        current = try point(base)
        path.addQuadCurve(to: current, control: control)
      default: try arc(base)
      }
      (lastCubic, lastQuad) = (cubic, quad)
      skipSeparators()
    } while kind != UInt8(ascii: "z") && startsNumber
  }

  private mutating func line(to point: CGPoint) {
    current = point
    path.addLine(to: point)
  }

  private mutating func curve(_ control1: CGPoint, _ base: CGPoint) throws(Failure) -> CGPoint {
    let control2 = try point(base)
    current = try point(base)
    path.addCurve(to: current, control1: control1, control2: control2)
    return control2
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func arc(_ base: CGPoint) throws(Failure) {
    let radii = CGSize(width: try number(), height: try number())
    let tilt = try number() * .pi / 180
    let (large, sweep) = (try flag(), try flag())
    let end = try point(base)
    path.addEllipticalArc(from: current, to: end, radii: radii, tilt: tilt, large: large, sweep: sweep)
    current = end
  }

  // MARK: Numbers

  private var startsNumber: Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    return Self.isDigit(byte) || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipSeparators() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func point(_ base: CGPoint) throws(Failure) -> CGPoint {
    CGPoint(x: base.x + (try number()), y: base.y + (try number()))
  }

  /// An arc's flag is one digit and may stand without a separator.
  private mutating func flag() throws(Failure) -> Bool {
    skipSeparators()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
    else { throw Failure(offset: position, reason: "an arc's flag is 0 or 1") }
    position += 1
    return bytes[position - 1] == UInt8(ascii: "1")
  }

  private mutating func number() throws(Failure) -> CGFloat {
    skipSeparators()
    let from = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position + 1 < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let signed = bytes[position + 1] == UInt8(ascii: "-") || bytes[position + 1] == UInt8(ascii: "+")
      if signed
        ? (position + 2 < bytes.count && Self.isDigit(bytes[position + 2]))
        : Self.isDigit(bytes[position + 1])
      {
        position += signed ? 2 : 1
        skipDigits()
      }
    }
    guard let value = Double(String(decoding: bytes[from..<position], as: UTF8.self)), value.isFinite else {
      throw Failure(offset: from, reason: "a number is missing")
    }
    return CGFloat(value)
  }

  private mutating func skipDigits() {
    while position < bytes.count, Self.isDigit(bytes[position]) { position += 1 }
  }
}
