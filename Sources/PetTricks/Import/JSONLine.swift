/// One line of NDJSON: a flat object of text, numbers, true, false and null, each with its column.
struct JSONLine {
  struct Member {
    let key: String
    let keyColumn: Int
    /// Text without its quotes; numbers and words as written; null is empty.
    let value: String
    let column: Int
  }

  struct Failure: Error {
    let column: Int
    let message: String
    var hint = "each line is one object like {\"pet\":\"Whiskers\",\"rating\":7}"
  }

  private(set) var members: [Member] = []
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// A place and its column, so that columns are counted once along the line.
  private var mark: (position: Int, column: Int)

  /// Reads the bytes of one line, without its line break.
  init(_ bytes: ArraySlice<UInt8>) throws(Failure) {
    self.bytes = bytes
    position = bytes.startIndex
    mark = (position, 1)
    skipSpace()
    if peek == UInt8(ascii: "[") {
      throw Failure(
        column: column, message: "found a list", hint: "write its objects one a line, without [ ] and commas")
    }
    try expect("{")
    skipSpace()
    if peek == UInt8(ascii: "}") {
      position += 1
    } else {
      try readMembers()
    }
    skipSpace()
    if position < bytes.endIndex { throw unexpected("the end of the line") }
  }

  private mutating func readMembers() throws(Failure) {
    while true {
      skipSpace()
      let keyColumn = column
      let key = try string()
      skipSpace()
      try expect(":")
      skipSpace()
      let valueColumn = column
      members.append(Member(key: key, keyColumn: keyColumn, value: try value(), column: valueColumn))
      skipSpace()
      if peek == UInt8(ascii: ",") {
        position += 1
      } else {
        return try expect("}")
      }
    }
  }

  private mutating func value() throws(Failure) -> String {
    switch peek {
    case .quote: return try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      throw Failure(column: column, message: "a value is an object or a list; it must be text or a number")
    default:
      let start = position
      while let byte = peek, Self.isWordByte(byte) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      if word.isEmpty { throw unexpected("a value") }
      return word == "null" ? "" : word
    }
  }

  private mutating func string() throws(Failure) -> String {
    let start = column
    guard peek == .quote else { throw unexpected("\"") }
    position += 1
    var content: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case .quote:
        guard let text = String(validating: content, as: UTF8.self) else {
          throw Failure(column: start, message: "the text is not UTF-8", hint: "save the file as UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try escape(into: &content)
      case 0..<0x20:
        position -= 1
        throw Failure(column: column, message: "a control character stands in a text", hint: "escape it")
      default: content.append(byte)
      }
    }
    throw Failure(column: start, message: "the text has no closing quote")
  }

  private mutating func escape(into content: inout [UInt8]) throws(Failure) {
    guard let byte = peek else { throw unexpected("an escape") }
    position += 1
    switch byte {
    case .quote, UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(8)
    case UInt8(ascii: "f"): content.append(12)
    case UInt8(ascii: "n"): content.append(.lineFeed)
    case UInt8(ascii: "r"): content.append(.carriageReturn)
    case UInt8(ascii: "t"): content.append(.tab)
    case UInt8(ascii: "u"):
      var value = try hexadecimal()
      if 0xD800...0xDBFF ~= value, peek == UInt8(ascii: "\\") {
        position += 1
        try expect("u")
        let low = try hexadecimal()
        guard 0xDC00...0xDFFF ~= low else { throw Failure(column: column, message: "half a surrogate pair") }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw Failure(column: column, message: "half a surrogate pair")
      }
      content += Array(String(Character(scalar)).utf8)
    default:
      position -= 1
      throw unexpected("an escape")
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    let isHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHex, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw unexpected("four hexadecimal digits")
    }
    position += 4
    return value
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// Code points from the line's start, from 1: continuation bytes do not count.
  private var column: Int {
    mutating get {
      // After a step back the count starts over; that happens once, on the way to an error.
      if position < mark.position { mark = (bytes.startIndex, 1) }
      for byte in bytes[mark.position..<position] where byte & 0xC0 != 0x80 { mark.column += 1 }
      mark.position = position
      return mark.column
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == UInt8(ascii: " ") || byte == .tab { position += 1 }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Failure) {
    guard peek == UInt8(ascii: scalar) else { throw unexpected("\(scalar)") }
    position += 1
  }

  private mutating func unexpected(_ wanted: String) -> Failure {
    let found = peek.map { $0 < 0x80 ? "\(Unicode.Scalar($0))".quoted : "another character" }
    return Failure(column: column, message: "expected \(wanted), found \(found ?? "the end of the line")")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
