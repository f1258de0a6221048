import Foundation

extension StyledText {
  /// Where each run starts in the paragraph's string, UTF-8 bytes, and one entry for its end.
  var runOffsets: [Int] {
    var offsets = [0]
    offsets.reserveCapacity(runs.count + 1)
    for run in runs { offsets.append((offsets.last ?? 0) + run.string.utf8.count) }
    return offsets
  }

  /// The runs of a stretch of UTF-8 bytes; `offsets` are ``runOffsets``, which a single run does not need.
  func slice(_ range: Range<Int>, offsets: [Int]) -> [Run] {
    guard !range.isEmpty else { return [] }
    if runs.count == 1 { return [runs[0].slice(range)] }
    var slices: [Run] = []
    var index = Self.runIndex(at: range.lowerBound, in: offsets)
    while index < runs.count, offsets[index] < range.upperBound {
      let lower = max(range.lowerBound, offsets[index]) - offsets[index]
      let upper = min(range.upperBound, offsets[index + 1]) - offsets[index]
      if lower < upper {
        slices.append(runs[index].slice(lower..<upper))
      }
      index += 1
    }
    return slices
  }

  /// The last run that starts at or before a byte.
  private static func runIndex(at byte: Int, in offsets: [Int]) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// The text with fonts, tracking and offsets multiplied by `scale`.
  func scaled(by scale: CGFloat) -> StyledText {
    guard scale != 1 else { return self }
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.size *= scale
      text.runs[index].tracking *= scale
      text.runs[index].baselineOffset *= scale
      text.runs[index].lineMetrics = text.runs[index].lineMetrics?.scaled(by: scale)
      text.runs[index].inlay?.scale(by: scale)
    }
    return text
  }
}

extension StyledText.Run {
  /// A stretch of the run's own UTF-8 bytes.
  fileprivate func slice(_ range: Range<Int>) -> StyledText.Run {
    var run = self
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    run.string = String(string[start..<utf8.index(start, offsetBy: range.count)])
    return run
  }
}

extension StyledText.Inlay {
  fileprivate mutating func scale(by scale: CGFloat) {
    (width, ascent, descent) = (width * scale, ascent * scale, descent * scale)
  }
}

extension ShapedText {
  /// The answer for text of another size, as far as widths and heights grow evenly with it.
  func scaled(by scale: CGFloat) -> ShapedText {
    var shaped = self
    for index in shaped.clusters.indices { shaped.clusters[index].advance *= scale }
    for index in shaped.metrics.indices { shaped.metrics[index] = shaped.metrics[index].scaled(by: scale) }
    return shaped
  }
}

extension FontMetrics {
  /// The metrics of the same face at another size.
  package func scaled(by scale: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: ascent * scale, descent: descent * scale, leading: leading * scale,
      capHeight: capHeight * scale,
      xHeight: xHeight * scale)
  }
}
