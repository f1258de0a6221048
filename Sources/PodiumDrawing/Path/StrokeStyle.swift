import Foundation

/// How the line ends of an open outline are drawn; Core Graphics' names.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How two lines meet; Core Graphics' names.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// The look of a stroked outline; widths and lengths in points.
public struct StrokeStyle: Sendable, Hashable {
  /// How wide the line is, points.
  public var lineWidth: CGFloat
  /// How the ends of an open outline are drawn.
  public var lineCap: CGLineCap
  /// How two lines meet.
  public var lineJoin: CGLineJoin
  /// How long a pointed join may be, in line widths, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, points.
  public var dashPhase: CGFloat

  /// Makes a style with SwiftUI's defaults: 1 point wide, butt caps, miter joins limited at 10, no dash.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How an outline is filled.
public struct FillStyle: Sendable, Hashable {
  /// Whether areas enclosed an even number of times stay empty.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style: non-zero winding and smooth edges unless told otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
