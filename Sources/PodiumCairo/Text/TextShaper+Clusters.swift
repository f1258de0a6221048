import CPangoCairo
import Foundation
import PodiumDrawing

extension TextShaper {
  /// Cluster widths, break opportunities and measures of a text set on one endless line.
  func shaped(_ text: StyledText) -> ShapedText {
    let input = ShaperInput(text)
    var clusters = self.clusters(of: text, input: input)
    var metrics = text.runs.map { self.metrics(of: $0.font) }
    var missing: [Character] = []
    var next = 0
    for paragraph in Self.paragraphs(clusters) {
      let bytes =
        clusters[paragraph.lowerBound].utf8Range
        .lowerBound..<clusters[paragraph.upperBound - 1].utf8Range
        .upperBound
      let scalars = String(decoding: input.utf8[bytes], as: UTF8.self).unicodeScalars
      let isRightToLeft = TextDirection.isRightToLeft(scalars) ?? text.isRightToLeft
      for run in runs(of: input, bytes: bytes, isRightToLeft: isRightToLeft, inVisualOrder: false) {
        distribute(run, over: &clusters, from: &next, missing: &missing, input: input)
        metrics[run.styleIndex].enclose(inkOf: run, utf8: input.utf8)
      }
    }
    return ShapedText(
      clusters: clusters, metrics: metrics, missingGlyphs: missing, missingFamilies: missingFamilies(text))
  }

  /// The characters with where lines may break, widths still zero.
  private func clusters(of text: StyledText, input: ShaperInput) -> [ShapedText.Cluster] {
    guard !input.utf8.isEmpty else { return [] }
    let string = String(decoding: input.utf8, as: UTF8.self)
    let scalarCount = string.unicodeScalars.count
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarCount + 1)
    input.utf8.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        pango_get_log_attrs(
          characters.baseAddress, Int32(characters.count), -1, pango_language_from_string(text.language),
          &attributes, Int32(attributes.count))
      }
    }
    var clusters: [ShapedText.Cluster] = []
    clusters.reserveCapacity(scalarCount)
    var (byte, scalar, style) = (0, 0, 0)
    for character in string {
      let end = byte + character.utf8.count
      scalar += character.unicodeScalars.count
      style = input.styleIndex(at: byte, from: style)
      let lineBreak: ShapedText.Break =
        if character.isNewline {
          .mandatory
        } else if scalar < scalarCount, attributes[scalar].is_line_break != 0 {
          .allowed
        } else { .none }
      clusters.append(
        ShapedText.Cluster(
          utf8Range: byte..<end, advance: 0, isWhitespace: character.isHangingSpace, breakAfter: lineBreak,
          runIndex: style))
      byte = end
    }
    return clusters
  }

  /// Stretches of clusters between line feeds.
  private static func paragraphs(_ clusters: [ShapedText.Cluster]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, cluster) in clusters.enumerated() where cluster.breakAfter == .mandatory {
      if start < index { ranges.append(start..<index) }
      start = index + 1
    }
    if start < clusters.count { ranges.append(start..<clusters.count) }
    return ranges
  }

  /// Adds a run's widths to the characters its glyphs stand for; `next` is the first cluster not passed yet.
  private func distribute(
    _ run: GlyphRun, over clusters: inout [ShapedText.Cluster], from next: inout Int,
    missing: inout [Character],
    input: ShaperInput
  ) {
    var glyphs = run.glyphs
    if run.isRightToLeft { glyphs.reverse() }
    var index = 0
    while index < glyphs.count {
      let start = glyphs[index].utf8Offset
      var advance: CGFloat = 0
      var isMissing = false
      while index < glyphs.count, glyphs[index].utf8Offset == start {
        advance += glyphs[index].advance
        isMissing = isMissing || glyphs[index].index == nil
        index += 1
      }
      let end = index < glyphs.count ? glyphs[index].utf8Offset : run.utf8Range.upperBound
      while next < clusters.count, clusters[next].utf8Range.upperBound <= start { next += 1 }
      var last = next
      while last + 1 < clusters.count, clusters[last + 1].utf8Range.lowerBound < end { last += 1 }
      guard next < clusters.count else { return }
      // One glyph for several characters: each has its share of the width.
      let share = advance / CGFloat(last - next + 1)
      for cluster in next...last { clusters[cluster].advance += share }
      if isMissing { note(clusters[next].utf8Range, in: input, missing: &missing) }
    }
  }

  /// Beyond this many different characters a report says nothing more.
  private static let missingLimit = 64

  private func note(_ bytes: Range<Int>, in input: ShaperInput, missing: inout [Character]) {
    for character in String(decoding: input.utf8[bytes], as: UTF8.self)
    where missing.count < Self.missingLimit && !missing.contains(character) {
      missing.append(character)
    }
  }

  /// Families asked for by name that the library does not hold, each once.
  private func missingFamilies(_ text: StyledText) -> [String] {
    var names: [String] = []
    for run in text.runs {
      guard case .custom(let name) = run.font.face, library.family(named: name) == nil,
        library.face(named: name) == nil, !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }
}

extension Character {
  /// White space that may stand past the end of a line: not the kinds that forbid a break.
  fileprivate var isHangingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}

extension FontMetrics {
  /// What ink may pass a line by before the line grows, in em; emoji do by half of this.
  private static let inkTolerance: CGFloat = 0.01

  /// Grows for ink that would leave the line: of stacked accents and of faces that stand in for missing
  /// characters.
  ///
  /// Such faces' own heights are made for paragraphs in their script and would push lines of the system face far
  /// apart.
  fileprivate mutating func enclose(inkOf run: GlyphRun, utf8: [UInt8]) {
    let tolerance = Self.inkTolerance * run.size
    for glyph in run.glyphs {
      // The system face's plain letters stay within its line.
      guard let index = glyph.index, !run.font.isSystemFace || utf8[glyph.utf8Offset] >= 0x80 else {
        continue
      }
      let ink = run.font.unitInk(of: index)
      let (above, below) = (ink.above * run.size - glyph.y, ink.below * run.size + glyph.y)
      if above > ascent + tolerance { ascent = above }
      if below > descent + tolerance { descent = below }
    }
  }
}
