import Foundation

/// Why a picture could not be drawn, encoded or decoded.
package enum RenderError: Error, Sendable, Hashable {
  /// A side or the area is beyond ``PictureLimits``; pixels.
  case pictureTooLarge(width: Double, height: Double)
  /// Layers lie within each other more than `limit` deep.
  case layersTooDeep(limit: Int)
  /// The size or the scale is not a positive, finite number; points.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// Cairo gave up; `status` is its own text.
  case cairo(operation: String, status: String)
  /// The compressor refused to work.
  case compression(String)
  /// An encoded picture could not be read.
  case undecodableImage(name: String, reason: String)
  /// A PNG file breaks the format.
  case malformedPNG(String)
}

extension RenderError: CustomStringConvertible, LocalizedError {
  package var description: String {
    switch self {
    case .pictureTooLarge(let width, let height):
      """
      error: the picture would be \(Self.text(width)) x \(Self.text(height)) px; allowed are \
      \(PictureLimits.maximumSide) px a side and \(PictureLimits.maximumArea) px in all
      hint: draw it smaller or at a lower scale
      """
    case .layersTooDeep(let limit):
      """
      error: clips, masks, filters and layers lie within each other more than \(limit) deep
      hint: clip or filter a copy of a canvas's context where the next thing drawn has to start anew
      """
    case .invalidSize(let width, let height, let scale):
      """
      error: cannot draw a picture of \(Self.text(width)) x \(Self.text(height)) pt at scale \(Self.text(scale)); \
      all three must be finite and above 0
      hint: give the picture a size, with a frame or a proposed size
      """
    case .cairo(let operation, let status):
      "error: Cairo could not \(operation): \(status)"
    case .compression(let reason):
      "error: the picture could not be compressed: \(reason)"
    case .undecodableImage(let name, let reason):
      """
      error: cannot read the picture '\(name)': \(reason)
      hint: use a PNG, JPEG or SVG file
      """
    case .malformedPNG(let reason):
      "error: not a valid PNG file: \(reason)"
    }
  }

  package var errorDescription: String? { description }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
