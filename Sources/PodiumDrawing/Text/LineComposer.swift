import Foundation

/// Turns one shaped paragraph into lines of a given width.
struct LineComposer {
  let text: StyledText
  let shaped: ShapedText
  let width: CGFloat
  let isTightened: Bool
  let options: TextLayoutOptions
  let engine: any TextEngine

  /// Where runs start; empty for a single one.
  private let offsets: [Int]
  private let breaker: LineBreaker

  /// What letters may close up by at most: a 72nd of their size each (facts T14f).
  private static let tighteningLimit: CGFloat = 1 / 72

  init(
    text: StyledText, shaped: ShapedText, width: CGFloat, isTightened: Bool, options: TextLayoutOptions,
    engine: any TextEngine
  ) {
    self.text = text
    self.shaped = shaped
    self.width = width
    self.isTightened = isTightened
    self.options = options
    self.engine = engine
    offsets = text.runs.count == 1 ? [] : text.runOffsets
    let smallest = isTightened ? text.runs.lazy.map(\.font.size).min() ?? 0 : 0
    breaker = LineBreaker(clusters: shaped.clusters, width: width, tightening: smallest * Self.tighteningLimit)
  }

  /// A broken line at its place.
  struct PlacedLine {
    fileprivate var line: LineBreaker.Line
    fileprivate var box: TextSetting.LineBox
    fileprivate var top: CGFloat
  }

  /// The lines there is room for, and whether they are all of them.
  typealias Placed = (lines: [PlacedLine], isComplete: Bool)

  /// The lines that the height and the line limit have room for.
  func placedLines(height: CGFloat) -> Placed {
    var lines: [PlacedLine] = []
    var (next, top): (Int, CGFloat) = (0, 0)
    // A final line feed leaves an empty line after it, and no text at all is one line.
    var isOpen = true
    var second: LineBreaker.Line?
    while next < shaped.clusters.count || isOpen {
      var line = second ?? breaker.line(from: next)
      second = nil
      if isOpen, lines.count + 2 <= options.lineLimit ?? .max, let even = breaker.evenedLines(after: line),
        fits(even, height: height - top)
      {
        (line, second) = even
      }
      let box = box(of: line.clusters)
      if let limit = options.lineLimit, lines.count >= limit { return (lines, false) }
      // The first line is shown whatever the height (facts Q9).
      if !lines.isEmpty, top + box.height > height + .layoutTolerance { return (lines, false) }
      lines.append(PlacedLine(line: line, box: box, top: top))
      next = line.clusters.upperBound
      top += box.pitch
      isOpen = line.isMandatory
    }
    return (lines, true)
  }

  /// Whether two lines have room, so that a text is never cut because its lines were evened.
  private func fits(_ lines: (first: LineBreaker.Line, second: LineBreaker.Line), height: CGFloat) -> Bool {
    guard height < .infinity else { return true }
    return box(of: lines.first.clusters).pitch + box(of: lines.second.clusters).height <= height + .layoutTolerance
  }

  /// Whether nothing has to be cut.
  func fits(height: CGFloat) -> Bool { placedLines(height: height).isComplete }

  /// The paragraph in lines, the last one cut where there is more text than room.
  func compose(_ lines: Placed, scale: CGFloat) -> TextSetting {
    var setting = TextSetting(text: text, shaped: shaped, scale: scale)
    let (placed, isComplete) = lines
    var isRightToLeft = paragraphDirection(at: 0)
    for (index, line) in placed.enumerated() {
      if !isComplete, index == placed.count - 1 {
        setting.lines.append(truncated(line.line, top: line.top, box: line.box, isRightToLeft: isRightToLeft))
      } else {
        setting.lines.append(set(line.line, top: line.top, box: line.box, isRightToLeft: isRightToLeft))
      }
      if line.line.isMandatory { isRightToLeft = paragraphDirection(at: line.line.clusters.upperBound) }
    }
    setting.isTruncated = !isComplete
    return setting
  }

  private func set(
    _ line: LineBreaker.Line, top: CGFloat, box: TextSetting.LineBox, isRightToLeft: Bool
  ) -> TextSetting.Line {
    let isWhole = !line.inked.isEmpty && line.inked.count == shaped.clusters.count
    // A run without characters is no part of a line.
    let hasAllRuns = isWhole && text.runs.allSatisfy { !$0.string.isEmpty }
    let runs = hasAllRuns ? text.runs : slice(line.inked)
    let lineText = StyledText(runs: runs, language: text.language, isRightToLeft: isRightToLeft)
    var natural = line.drawnWidth + CGFloat(line.inked.count) * breaker.tightening
    let hanging = line.fullWidth - line.drawnWidth
    if !isWhole, !runs.isEmpty {
      // Letters that met across the break no longer do: what is drawn is measured as it is drawn.
      natural = engine.measure(lineText).clusters.reduce(0) { $0 + $1.advance }
    }
    let spacing = spacing(for: natural, count: line.inked.count)
    let drawn = natural + spacing * CGFloat(line.inked.count)
    return TextSetting.Line(
      text: lineText, width: drawn, reportedWidth: drawn + hanging, spacing: spacing, top: top, box: box)
  }

  /// How much closer letters stand so that `natural` points fit, at most the limit.
  func spacing(for natural: CGFloat, count: Int) -> CGFloat {
    guard isTightened, count > 0, natural > width else { return 0 }
    return max((width - natural) / CGFloat(count), -breaker.tightening)
  }

  /// Points that letters may close up by.
  var tightening: CGFloat { breaker.tightening }

  func slice(_ clusters: Range<Int>) -> [StyledText.Run] {
    guard let first = clusters.first, let last = clusters.last else { return [] }
    return text.slice(
      shaped.clusters[first].utf8Range.lowerBound..<shaped.clusters[last].utf8Range.upperBound,
      offsets: offsets)
  }

  /// The box of a line; one without clusters is as high as the run it would continue.
  private func box(of clusters: Range<Int>) -> TextSetting.LineBox {
    var extents = TextSetting.LineExtents()
    if text.runs.isEmpty {
      extents.add(engine.metrics(of: ResolvedFont(size: Self.fallbackSize)))
    } else if clusters.isEmpty || text.runs.count == 1 {
      add(max(min(shaped.clusters.last?.runIndex ?? 0, text.runs.count - 1), 0), to: &extents)
    } else {
      var last: Int?
      for cluster in shaped.clusters[clusters] where cluster.runIndex != last {
        add(cluster.runIndex, to: &extents)
        last = cluster.runIndex
      }
    }
    return TextSetting.LineBox(extents, options: options)
  }

  private func add(_ run: Int, to extents: inout TextSetting.LineExtents) {
    guard run < shaped.metrics.count, run < text.runs.count else { return }
    extents.add(metrics(ofRun: run), baselineOffset: text.runs[run].baselineOffset)
  }

  /// What a line takes from a run: its own heights, or those set for it, and room for the ink of a taller script.
  private func metrics(ofRun index: Int) -> FontMetrics {
    let shaped = shaped.metrics[index]
    guard var metrics = text.runs[index].lineMetrics else { return shaped }
    let own = engine.metrics(of: text.runs[index].font)
    if shaped.ascent > own.ascent { metrics.ascent = max(metrics.ascent, shaped.ascent) }
    if shaped.descent > own.descent { metrics.descent = max(metrics.descent, shaped.descent) }
    return metrics
  }

  /// The size of body text (facts 3.2), for a paragraph that names no font at all.
  private static let fallbackSize: CGFloat = 17

  /// The direction of the paragraph that starts with a cluster, up to its line feed.
  private func paragraphDirection(at cluster: Int) -> Bool {
    guard cluster < shaped.clusters.count else { return text.isRightToLeft }
    let start = shaped.clusters[cluster].utf8Range.lowerBound
    let feed = shaped.clusters[cluster...].first { $0.breakAfter == .mandatory }
    let end = feed?.utf8Range.lowerBound ?? .max
    var run = shaped.clusters[cluster].runIndex
    while run < text.runs.count {
      let offset = offsets.isEmpty ? 0 : offsets[run]
      guard offset < end else { break }
      let utf8 = text.runs[run].string.utf8
      let lower = utf8.index(utf8.startIndex, offsetBy: max(start - offset, 0), limitedBy: utf8.endIndex)
      let upper = utf8.index(utf8.startIndex, offsetBy: end - offset, limitedBy: utf8.endIndex)
      let scalars = text.runs[run].string.unicodeScalars[(lower ?? utf8.endIndex)..<(upper ?? utf8.endIndex)]
      if let isRightToLeft = TextDirection.isRightToLeft(scalars) { return isRightToLeft }
      run += 1
    }
    return text.isRightToLeft
  }
}
