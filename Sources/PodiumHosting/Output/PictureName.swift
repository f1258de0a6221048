/// Puts a picture's file name together: `whiskers-systemMedium-light@2x.png`.
package struct PictureName: Sendable, Hashable {
  /// The longest name, in bytes.
  package static let limit = 120
  /// From `FileNamer`.
  package var stem: String
  /// What tells the pictures of one stem apart: family, scheme, moment. Only ASCII letters, digits and hyphens stay.
  package var variant: [String]
  /// Pixels a point; not written for a format without pixels.
  package var scale: Double?
  /// Without its point.
  package var fileExtension: String

  /// Makes a name.
  package init(stem: String, variant: [String] = [], scale: Double? = nil, fileExtension: String) {
    self.stem = stem
    self.variant = variant
    self.scale = scale
    self.fileExtension = fileExtension
  }

  /// The name itself.
  package var text: String {
    let parts = variant.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
    var tail = parts.filter { !$0.isEmpty }.joined(separator: "-")
    var end = ""
    if let scale, scale != 1 {
      end = "@" + (scale == scale.rounded() ? String(Int(scale)) : String(scale)) + "x"
    }
    end += "." + fileExtension
    let room = Self.limit - FileNamer.limit - end.utf8.count - 1
    if tail.utf8.count > room { tail = FileNamer.marked(tail, of: tail, limit: room) }
    return stem + (tail.isEmpty ? "" : "-" + tail) + end
  }
}
