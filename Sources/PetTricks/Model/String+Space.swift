import Foundation

extension String {
  /// The text without white space and line breaks around it; quick where it is ASCII.
  var trimmedOfSpace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return trimmingCharacters(in: .whitespacesAndNewlines) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return first == startIndex && utf8.index(after: last) == endIndex ? self : String(self[first...last])
  }

  /// Only printable ASCII: the same in every normal form, and free of controls.
  var isPlainASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
