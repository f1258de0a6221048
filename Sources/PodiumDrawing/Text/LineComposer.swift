import Foundation

/// Turns one shaped paragraph into lines of a given width.
struct LineComposer {
  let text: StyledText
  let shaped: ShapedText
  let width: CGFloat
  let isTightened: Bool
  let options: TextLayoutOptions
  let engine: any TextEngine

  let offsets: [Int]
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
    offsets = text.runOffsets
    let smallest = text.runs.map(\.font.size).min() ?? 0
    breaker = LineBreaker(
      clusters: shaped.clusters, width: width, tightening: isTightened ? smallest * Self.tighteningLimit : 0)
  }

  /// A broken line at its place.
  private struct PlacedLine {
    var line: LineBreaker.Line
    var box: TextSetting.LineBox
    var top: CGFloat
  }

  /// The lines that the height and the line limit have room for, and whether that is all of them.
  private func placedLines(height: CGFloat) -> (lines: [PlacedLine], isComplete: Bool) {
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
  func compose(height: CGFloat, scale: CGFloat) -> TextSetting {
    var setting = TextSetting(text: text, shaped: shaped, scale: scale)
    let (placed, isComplete) = placedLines(height: height)
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
    let runs = slice(line.inked)
    let lineText = StyledText(runs: runs, language: text.language, isRightToLeft: isRightToLeft)
    var natural = line.drawnWidth + CGFloat(line.inked.count) * breaker.tightening
    let hanging = line.fullWidth - line.drawnWidth
    if line.inked.count < shaped.clusters.count, !runs.isEmpty {
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
    var runs: [Int] = []
    for cluster in shaped.clusters[clusters] where runs.last != cluster.runIndex {
      runs.append(cluster.runIndex)
    }
    if runs.isEmpty { runs = [max(min(shaped.clusters.last?.runIndex ?? 0, text.runs.count - 1), 0)] }
    guard !text.runs.isEmpty else {
      let metrics = engine.metrics(of: ResolvedFont(size: Self.fallbackSize))
      return TextSetting.LineBox([(metrics, baselineOffset: 0)], options: options)
    }
    return TextSetting.LineBox(
      runs.filter { $0 < shaped.metrics.count && $0 < text.runs.count }
        .map { (metrics(ofRun: $0), baselineOffset: text.runs[$0].baselineOffset) },
      options: options)
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
    var index = cluster
    while index < shaped.clusters.count, shaped.clusters[index].breakAfter != .mandatory {
      // Words decide at once in almost every paragraph: a few clusters at a time.
      let end = min(index + 16, shaped.clusters.count)
      let stop = shaped.clusters[index..<end].firstIndex { $0.breakAfter == .mandatory } ?? end
      let scalars = slice(index..<stop).flatMap { Array($0.string.unicodeScalars) }
      if let isRightToLeft = TextDirection.isRightToLeft(scalars) { return isRightToLeft }
      index = stop
    }
    return text.isRightToLeft
  }
}
