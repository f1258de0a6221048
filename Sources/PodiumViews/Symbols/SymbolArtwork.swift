import Foundation
import PodiumDrawing

/// A symbol ready to draw: outlines and glyphs in ems, one colour unless tinted.
///
/// 1 unit is the font's size. y runs down; the origin is the left end of the baseline, so that a symbol drawn at
/// a text's pen position stands on its line.
package struct SymbolArtwork: Sendable, Hashable {
  package enum Layer: Sendable, Hashable {
    /// A filled outline.
    case fill(Path, FillStyle, level: Int)
    /// A stroked outline; the style's width is in ems too.
    case stroke(Path, StrokeStyle, level: Int)
    /// Characters of a symbol or emoji font, set at `textSize` with the pen at the origin.
    case text(String, ResolvedFont.Face)

    /// The place in hierarchical rendering: 1 primary, 2 secondary, 3 tertiary.
    package var level: Int {
      switch self {
      case .fill(_, _, let level), .stroke(_, _, let level): level
      case .text: 1
      }
    }
  }

  /// Bottom to top. Layers of one level never overlap, so that a translucent colour shows no seams.
  package var layers: [Layer]
  /// The layers' own colours, one for each, or empty where the symbol takes the foreground style.
  package var tints: [SystemColor?]
  /// Ems.
  package var size: CGSize
  /// From the top of the box to the baseline, ems; larger than the height where the symbol floats above the line.
  package var baseline: CGFloat
  /// The size of text layers, ems.
  package var textSize: CGFloat

  package init(
    layers: [Layer], tints: [SystemColor?] = [], size: CGSize, baseline: CGFloat, textSize: CGFloat = 1
  ) {
    self.layers = layers
    self.tints = tints
    self.size = size
    self.baseline = baseline
    self.textSize = textSize
  }
}

/// The size of a symbol against the text around it.
package enum SymbolScale: String, Sendable, Hashable, CaseIterable {
  case small, medium, large

  /// The factor on the artwork; ours, chosen to look like the system's three scales.
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
