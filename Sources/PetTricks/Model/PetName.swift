import Foundation

/// The rules a pet's name obeys, wherever it comes from.
///
/// Emoji, any script, markup and path characters are fine: whoever writes a name escapes it.
public enum PetName {
  /// The most Unicode code points a name may have; ours, so that no link grows past 12 kB.
  public static let maximumLength = 1_000

  /// Why a text is no name.
  public enum Problem: Error, Sendable, Hashable {
    case empty
    /// The name's length in code points.
    case tooLong(Int)
    /// The first control character, by its number, and its place in code points from 0.
    case controlCharacter(UInt32, at: Int)
  }

  /// The name in the one form that is compared: trimmed, in Unicode normal form C.
  ///
  /// - Throws: `Problem` for an empty, over-long or control-ridden name.
  public static func normalized(_ text: String) throws(Problem) -> String {
    let trimmed = text.trimmedOfSpace
    if trimmed.isEmpty { throw .empty }
    if trimmed.isPlainASCII, trimmed.utf8.count <= maximumLength { return trimmed }
    let name = trimmed.precomposedStringWithCanonicalMapping
    if name.unicodeScalars.count > maximumLength { throw .tooLong(name.unicodeScalars.count) }
    if let (offset, scalar) = name.unicodeScalars.enumerated().first(where: { isForbidden($0.element) }) {
      throw .controlCharacter(scalar.value, at: offset)
    }
    return name
  }

  /// Controls and line separators break layouts; overrides of direction make one name look like another.
  ///
  /// The joiners that emoji and Persian need are allowed.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.properties.generalCategory == .control
    }
  }
}
