import Foundation

/// Which links may be written into a file, whatever the format.
package struct LinkPolicy: Sendable, Hashable {
  /// Schemes that are always allowed.
  package static let standardSchemes: Set<String> = ["https", "http", "mailto", "tel"]
  /// Schemes that run code or read files where a viewer follows them: never allowed, also when an app asks.
  package static let forbiddenSchemes: Set<String> = [
    "javascript", "data", "vbscript", "file", "blob", "about", "jar",
  ]

  /// Lower case.
  package let schemes: Set<String>

  /// The standard schemes and the app's own; case does not matter, forbidden ones are dropped.
  package init(appSchemes: some Sequence<String> = []) {
    schemes = Self.standardSchemes.union(appSchemes.map { $0.lowercased() }).subtracting(
      Self.forbiddenSchemes)
  }

  /// Whether `url` may be written.
  package func allows(_ url: URL) -> Bool { text(url) != nil }

  /// The URL as it is written before the container's own escaping, or nil where it may not be.
  ///
  /// Bytes are kept; only control characters, spaces and bytes outside ASCII are percent-encoded.
  package func text(_ url: URL) -> String? {
    let text = url.absoluteString
    guard let colon = text.firstIndex(of: ":") else { return nil }
    // The scheme as a browser reads it: tabs and line ends inside are ignored by some, so none may be there.
    let scheme = text[..<colon].lowercased()
    guard let first = scheme.utf8.first, (0x61...0x7A).contains(first),
      scheme.utf8.allSatisfy({ byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
      }), schemes.contains(scheme)
    else { return nil }
    var written = ""
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F {
        written.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        written += hex.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return written
  }
}
