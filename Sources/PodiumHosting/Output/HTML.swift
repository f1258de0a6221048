import Foundation

/// Text made safe for HTML.
package enum HTML {
  /// For text and for attributes in double or single quotes.
  package static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      // HTML has no way to write these.
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value): result += "\u{FFFD}"
      // One name must not turn around the rest of the page.
      case _ where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value):
        continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A file of the page's own folder as a URL: every byte that is not plain is percent-encoded.
  package static func reference(toFile name: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~@".utf8)
    return name.utf8.map { byte in
      plain.contains(byte) ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
    }.joined()
  }

  /// A number of CSS pixels with at most two decimals.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
