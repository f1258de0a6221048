import Foundation

/// A change of colours: each new component is a sum of the old ones and a constant, then kept in 0…1.
///
/// Works on sRGB components with the transfer curve, not premultiplied (facts P3).
public struct ColorTransform: Sendable, Hashable {
  /// Rows for red, green, blue and opacity; columns for red, green, blue, opacity and one.
  package var rows: [[Double]]

  package init(rows: [[Double]]) { self.rows = rows }

  /// A transform of red, green and blue that leaves the opacity alone; columns for the three and a constant.
  private init(_ red: [Double], _ green: [Double], _ blue: [Double]) {
    rows = [red, green, blue].map { [$0[0], $0[1], $0[2], 0, $0[3]] } + [[0, 0, 0, 1, 0]]
  }

  /// How much the eye takes each component for light (facts P3).
  private static let weights = [0.2126, 0.7152, 0.0722]

  /// Adds `amount` to every component.
  public static func brightness(_ amount: Double) -> ColorTransform {
    ColorTransform([1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount])
  }

  /// Spreads components from the middle; 1 changes nothing, 0 is grey, negative numbers invert.
  public static func contrast(_ amount: Double) -> ColorTransform {
    let rest = 0.5 - 0.5 * amount
    return ColorTransform([amount, 0, 0, rest], [0, amount, 0, rest], [0, 0, amount, rest])
  }

  /// Takes colour away or adds it; 1 changes nothing, 0 is grey.
  public static func saturation(_ amount: Double) -> ColorTransform {
    let rows = (0..<3).map { row in
      (0..<3).map { weights[$0] * (1 - amount) + (row == $0 ? amount : 0) } + [0]
    }
    return ColorTransform(rows[0], rows[1], rows[2])
  }

  /// Turns hues about the grey axis, keeping each colour about as light as it was.
  public static func hueRotation(_ angle: Angle) -> ColorTransform {
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (r, g, b) = (weights[0], weights[1], weights[2])
    // The matrix of the SVG filter feColorMatrix, type hueRotate.
    return ColorTransform(
      [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0],
      [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.14, b - c * b - s * 0.283, 0],
      [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0])
  }

  /// Multiplies every component with a colour's.
  public static func multiply(_ color: Color.Resolved) -> ColorTransform {
    let factors = [color.red, color.green, color.blue, color.opacity].map { Double($0) }
    return ColorTransform(rows: (0..<4).map { row in (0..<5).map { $0 == row ? factors[row] : 0 } })
  }

  /// The opposite of every component.
  public static let invert = ColorTransform([-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1])

  /// Black, as opaque as the colour was light.
  public static let luminanceToAlpha = ColorTransform(
    rows: [[Double]](repeating: [0, 0, 0, 0, 0], count: 3) + [weights + [0, 0]])

  /// Whether every number is one.
  package var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }

  /// Whether what is opaque stays so, and what is clear too.
  package var keepsOpacity: Bool { rows[3] == [0, 0, 0, 1, 0] }

  /// Whether the change of a colour stays within 0…1, so that nothing is cut off.
  package func fits(_ color: Color.Resolved) -> Bool {
    unbounded(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      .allSatisfy { (-1e-9...1 + 1e-9).contains($0) }
  }

  /// The changed components, not yet kept in 0…1.
  package func unbounded(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> [Double] {
    rows.map { $0[0] * red + $0[1] * green + $0[2] * blue + $0[3] * opacity + $0[4] }
  }

  /// The changed colour.
  public func callAsFunction(_ color: Color.Resolved) -> Color.Resolved {
    let new = unbounded(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
      .map { Float(min(max($0, 0), 1)) }
    return Color.Resolved(red: new[0], green: new[1], blue: new[2], opacity: new[3])
  }
}

extension Paint {
  /// The paint with every colour changed; nil where that is not the same as changing what it paints.
  ///
  /// Between two stops, and where something shines through, the change is only a straight line while nothing is
  /// cut off at 0 or 1. Paints that are not `alone` may lie over or under others that are see-through.
  package func transformed(_ transform: ColorTransform, alone: Bool) -> Paint? {
    func stops(_ stops: [Stop]) -> [Stop]? {
      stops.allSatisfy { transform.fits($0.color) }
        ? stops.map { Stop(color: transform($0.color), location: $0.location) } : nil
    }
    switch self {
    case .color(let color): return alone || transform.fits(color) ? .color(transform(color)) : nil
    case .linearGradient(let old, let start, let end):
      return stops(old).map { .linearGradient(stops: $0, start: start, end: end) }
    case .radialGradient(let old, let center, let r0, let r1):
      return stops(old).map { .radialGradient(stops: $0, center: center, startRadius: r0, endRadius: r1) }
    case .ellipticalGradient(let old, let center, let frame, let r0, let r1):
      return stops(old).map {
        .ellipticalGradient(stops: $0, center: center, frame: frame, startRadius: r0, endRadius: r1)
      }
    case .angularGradient(let old, let center, let a0, let a1):
      return stops(old).map { .angularGradient(stops: $0, center: center, startAngle: a0, endAngle: a1) }
    }
  }
}
