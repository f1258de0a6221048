extension AttributedString {
  /// The string in stretches of one look.
  var styledParts: [(string: String, changes: TextStyleChanges)] {
    var number = 0
    var lastLink: URL?
    return runs.map { run in
      var changes = TextStyleChanges(run.inlinePresentationIntent ?? [])
      if let url = run.link {
        // Neighbours that lead to one place are one link.
        if url != lastLink { number += 1 }
        changes.link = TextLink(url: url, number: number)
      }
      lastLink = run.link
      changes.take(run)
      return (String(characters[run.range]), changes)
    }
  }
}

extension TextStyleChanges {
  fileprivate mutating func take(_ run: AttributedString.Runs.Run) {
    if let font = run.font { self.font = font }
    if let color = run.foregroundColor { foreground = AnyShapeStyle(color) }
    if let color = run.backgroundColor { background = AnyShapeStyle(color) }
    if let space = run.tracking ?? run.kern { tracking = space }
    if let offset = run.baselineOffset { baselineOffset = offset }
    if let line = run.underlineStyle { underline = TextLineStyle(isActive: true, color: line.color) }
    if let line = run.strikethroughStyle { strikethrough = TextLineStyle(isActive: true, color: line.color) }
  }
}
