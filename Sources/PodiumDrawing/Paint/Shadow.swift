import Foundation

/// A blurred copy of what was drawn, laid under it.
///
/// The blur is Gaussian with a standard deviation of `radius` points (facts P1).
public struct Shadow: Sendable, Hashable {
  /// The colour of the copy.
  public var color: Color.Resolved
  /// The standard deviation of the blur, points.
  public var radius: CGFloat
  /// How far the copy is moved, points.
  public var offset: CGPoint

  /// Makes a shadow; radius and offset in points.
  public init(color: Color.Resolved, radius: CGFloat, offset: CGPoint) {
    (self.color, self.radius, self.offset) = (color, radius, offset)
  }
}

/// How a layer's colours meet what is under it; SwiftUI's names.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
