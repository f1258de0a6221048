extension MarkdownSource {
  /// Whether a scheme of 2 to 32 characters and a colon stand there.
  func isScheme(_ start: Int) -> Bool {
    guard scalar(at: start)?.isASCIILetter == true else { return false }
    var index = start + 1
    while let scalar = scalar(at: index), index - start <= 32 {
      if scalar == ":" { return index - start >= 2 }
      guard scalar.isASCIILetter || scalar.isASCIIDigit || ["+", ".", "-"].contains(scalar) else { return false }
      index += 1
    }
    return false
  }

  /// Behind the bracket that ends an address between `<` and `>`.
  func endOfAddress(from start: Int) -> Int? {
    let isURL = isScheme(start)
    var index = start
    while index < symbols.count {
      if let scalar = scalar(at: index) {
        if scalar == ">" { return isURL || isMailAddress(start..<index) ? index + 1 : nil }
        if scalar == "<" || scalar.value <= 0x20 || scalar.value == 0x7F { return nil }
      } else if !isURL {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func isMailAddress(_ range: Range<Int>) -> Bool {
    guard let at = range.first(where: { scalar(at: $0) == "@" }), at > range.lowerBound else { return false }
    let isNamed = range.prefix(while: { $0 < at }).allSatisfy { index in
      guard let scalar = scalar(at: index) else { return false }
      return scalar.isASCIILetter || scalar.isASCIIDigit || ".!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
    }
    let host = range.dropFirst(at - range.lowerBound + 1).map { scalar(at: $0) ?? " " }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return isNamed
      && labels.allSatisfy { label in
        (1...63).contains(label.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
      }
  }

  /// Behind the bracket that ends an opening or closing tag whose name begins at a place.
  func endOfTag(_ start: Int) -> Int? {
    let isClosing = scalar(at: start) == "/"
    var index = isClosing ? start + 1 : start
    guard scalar(at: index)?.isASCIILetter == true else { return nil }
    skip(&index) { $0.isASCIILetter || $0.isASCIIDigit || $0 == "-" }
    while true {
      let gap = index
      skip(&index, while: \.isMarkdownSpace)
      if isClosing || scalar(at: index) == ">" { return scalar(at: index) == ">" ? index + 1 : nil }
      if scalar(at: index) == "/" { return scalar(at: index + 1) == ">" ? index + 2 : nil }
      guard index > gap, skipAttribute(&index) else { return nil }
    }
  }

  private func skip(_ index: inout Int, while isPart: (Unicode.Scalar) -> Bool) {
    while let scalar = scalar(at: index), isPart(scalar) { index += 1 }
  }

  private func skipAttribute(_ index: inout Int) -> Bool {
    guard let first = scalar(at: index), first.isASCIILetter || first == "_" || first == ":" else { return false }
    skip(&index) { $0.isASCIILetter || $0.isASCIIDigit || ["_", ".", ":", "-"].contains($0) }
    var value = index
    skip(&value, while: \.isMarkdownSpace)
    guard scalar(at: value) == "=" else { return true }
    value += 1
    skip(&value, while: \.isMarkdownSpace)
    index = value
    if let quote = scalar(at: value), quote == "\"" || quote == "'" {
      index += 1
      // A value put in counts as any character here.
      while index < symbols.count, symbols[index] != .scalar(quote) { index += 1 }
      index += 1
      return index <= symbols.count
    }
    skip(&index) { !$0.isMarkdownSpace && !"\"'=<>`".unicodeScalars.contains($0) }
    return index > value
  }

  /// The characters that `&name;`, `&#35;` or `&#x23;` stand for.
  func entity(at start: Int) -> (text: String, end: Int)? {
    var name = ""
    var index = start + 1
    while let scalar = scalar(at: index), scalar != ";", name.utf8.count < 32, scalar.isASCII {
      name.unicodeScalars.append(scalar)
      index += 1
    }
    guard scalar(at: index) == ";", !name.isEmpty else { return nil }
    if name.hasPrefix("#") {
      let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
      let digits = name.dropFirst(isHex ? 2 : 1)
      guard !digits.isEmpty, digits.utf8.count <= (isHex ? 6 : 7), digits.allSatisfy(\.isHexDigit),
        let code = UInt32(digits, radix: isHex ? 16 : 10)
      else { return nil }
      let scalar = code == 0 ? nil : Unicode.Scalar(code)
      return (String(scalar ?? "\u{FFFD}"), index + 1)
    }
    return MarkdownEntities.scalar(named: name).map { (String($0), index + 1) }
  }
}
