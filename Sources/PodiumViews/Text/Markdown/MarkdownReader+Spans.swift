/// What binds tighter than emphasis: code, addresses, tags and entities.
extension MarkdownReader {
  mutating func readCode() -> Bool {
    let end = source.end(ofRunAt: position)
    guard let close = source.backticks(end - position, after: position) else {
      // None of them begins code: the rest of the run is not a shorter run.
      for _ in position..<end { add("`") }
      position = end
      return true
    }
    var content = symbols[end..<close].map { $0 == .scalar("\n") ? .scalar(" ") : $0 }
    if content.count > 1, content.first == .scalar(" "), content.last == .scalar(" "),
      content.contains(where: { $0 != .scalar(" ") })
    {
      content = Array(content[1..<content.count - 1])
    }
    add(content, .intent(.code))
    position = close + (end - position)
    return true
  }

  mutating func readAngle() -> Bool {
    if let end = source.endOfAddress(from: position + 1) {
      let content = symbols[position + 1..<end - 1]
      let text = content.reduce(into: "") { text, symbol in
        if case .scalar(let scalar) = symbol { text.unicodeScalars.append(scalar) }
      }
      let isMail = !source.isScheme(position + 1)
      linkCount += 1
      let link = InlineMarkdown.Link(
        number: linkCount, destination: (isMail ? "mailto:" : "") + text,
        holdsValue: text.unicodeScalars.count < content.count)
      add(content, .link(link))
      position = end
      return true
    }
    // A tag is shown as it is written, and nothing in it has a meaning.
    guard let end = source.endOfTag(position + 1) else { return false }
    add(symbols[position..<end], .intent(.inlineHTML))
    position = end
    return true
  }

  mutating func readEntity() -> Bool {
    guard let entity = source.entity(at: position) else { return false }
    add(entity.text)
    position = entity.end
    return true
  }
}
