/// Swift source with comments and the insides of strings turned into spaces; lines stay where they are.
struct SwiftText {
  let lines: [String]

  init(_ source: String) {
    var reader = Reader(bytes: Array(source.utf8))
    reader.code(until: nil)
    lines = String(decoding: reader.output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var output: [UInt8] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    mutating func keep() {
      output.append(bytes[position])
      position += 1
    }

    mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where position < bytes.count {
        output.append(bytes[position] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
        position += 1
      }
    }

    /// Copies code up to the end, or up to the bracket that closes an interpolation.
    mutating func code(until close: UInt8?) {
      var depth = 0
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "/"), starts(with: "//") {
          while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { blank() }
        } else if byte == UInt8(ascii: "/"), starts(with: "/*") {
          blockComment()
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let hashes = stringStart() {
          string(hashes: hashes)
        } else {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") {
            if depth == 0, byte == close { return }
            depth -= 1
          }
          keep()
        }
      }
    }

    private mutating func blockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          blank(2)
        } else if starts(with: "*/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && position < bytes.count
    }

    /// How many number signs open a string here; nil where none begins.
    private func stringStart() -> Int? {
      var count = 0
      while position + count < bytes.count, bytes[position + count] == UInt8(ascii: "#") { count += 1 }
      return position + count < bytes.count && bytes[position + count] == UInt8(ascii: "\"") ? count : nil
    }

    private mutating func string(hashes: Int) {
      blank(hashes)
      let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
      let marks = String(repeating: "#", count: hashes)
      blank(quote.utf8.count)
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\""), starts(with: quote + marks) { return blank(quote.utf8.count + hashes) }
        if byte != UInt8(ascii: "\\") {
          blank()
        } else if starts(with: "\\" + marks + "(") {
          blank(hashes + 2)
          code(until: UInt8(ascii: ")"))
          blank()
        } else if starts(with: "\\" + marks) {
          blank(hashes + 2)
        } else {
          blank()
        }
      }
    }
  }
}
