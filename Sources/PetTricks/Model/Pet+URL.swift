import Foundation

extension Pet {
  /// The scheme of the scoreboard's own links.
  public static let urlScheme = "pettricks"

  /// The deep link to the pet's page, `pettricks://pet/<name>`.
  ///
  /// Every byte of the name but ASCII letters, digits, `-`, `.`, `_` and `~` is percent-encoded (RFC 3986,
  /// "unreserved"), so no name can leave its path segment, add a query or be read as another scheme.
  public var url: URL {
    var text = "\(Self.urlScheme)://pet/"
    for byte in name.utf8 {
      if Self.isUnreserved(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += byte < 16 ? "%0" : "%"
        text += String(byte, radix: 16, uppercase: true)
      }
    }
    guard let url = URL(string: text) else {
      preconditionFailure("unreserved characters and percent escapes always are a URL: \(text)")
    }
    return url
  }

  /// The name a deep link carries; nil if it is not a link to a pet.
  public static func name(from url: URL) -> String? {
    let prefix = "\(urlScheme)://pet/"
    let text = url.absoluteString
    guard text.lowercased().hasPrefix(prefix) else { return nil }
    let encoded = text.dropFirst(prefix.count)
    guard !encoded.isEmpty, !encoded.contains(where: { "/?#".contains($0) }),
      let name = String(encoded).removingPercentEncoding
    else { return nil }
    return try? PetName.normalized(name)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
