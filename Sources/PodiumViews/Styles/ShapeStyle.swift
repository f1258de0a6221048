/// Something an area can be filled with: a colour, a gradient, a level of the text colour.
public protocol ShapeStyle: Sendable {
  /// The style that ``resolve(in:)`` answers.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to draw with in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is drawn by the engine") }
}

/// A style the engine draws itself.
package protocol PaintStyle: ShapeStyle where Resolved == Never {
  /// The paint for an area; `level` is 0 for primary, 1 for secondary and so on.
  func paint(in environment: EnvironmentValues, level: Int) -> StylePaint
}

/// A paint that is fixed once the area it fills is known.
package struct StylePaint {
  private enum Source {
    case constant(Color.Resolved)
    case made((CGRect) -> Paint)
  }

  private let source: Source

  package init(_ make: @escaping (CGRect) -> Paint) { source = .made(make) }

  package init(_ color: Color.Resolved) { source = .constant(color) }

  /// The colour, where the paint is the same whatever it fills.
  package var constant: Color.Resolved? {
    if case .constant(let color) = source { color } else { nil }
  }

  /// The paint for `rect`, in the coordinates of `rect`.
  package func callAsFunction(_ rect: CGRect) -> Paint {
    switch source {
    case .constant(let color): .color(color)
    case .made(let make): make(rect)
    }
  }

  /// The paint with every opacity multiplied by `factor`.
  package func opacity(_ factor: Double) -> StylePaint {
    switch source {
    case .constant(var color):
      color.opacity *= Float(min(max(factor, 0), 1))
      return StylePaint(color)
    case .made(let make): return StylePaint { make($0).opacity(factor) }
    }
  }

  /// The paint faded for a level of the hierarchy: 1, 0.5, 0.25, 0.18 (facts 3.1).
  package func level(_ level: Int) -> StylePaint {
    let factors = [1, 0.5, 0.25, 0.18]
    return level > 0 ? opacity(factors[min(level, factors.count - 1)]) : self
  }
}

extension EnvironmentValues {
  /// The paint of any style here.
  package func paint<S: ShapeStyle>(_ style: S, level: Int = 0) -> StylePaint {
    // Most styles are colours, and asking for a conformance takes longer than resolving one.
    if level == 0, S.self == Color.self, let color = style as? Color { return StylePaint(resolve(color)) }
    if let style = style as? any PaintStyle { return style.paint(in: self, level: level) }
    return paint(style.resolve(in: self), level: level)
  }
}
