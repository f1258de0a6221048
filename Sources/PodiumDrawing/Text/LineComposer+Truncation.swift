import Foundation

extension LineComposer {
  /// What a cut line keeps: clusters before and after the ellipsis.
  private struct Kept {
    var head: Range<Int>
    var tail: Range<Int>
  }

  private static let ellipsis = "…"

  /// The last line there is room for: all that is left of the text, cut to the width.
  func truncated(
    _ line: LineBreaker.Line, top: CGFloat, box: TextSetting.LineBox, isRightToLeft: Bool
  ) -> TextSetting.Line {
    var kept = kept(from: line.clusters.lowerBound)
    var (cut, natural) = joined(kept, isRightToLeft: isRightToLeft)
    // Letters beside the ellipsis may kern with it: give up more until what is drawn fits.
    while natural.width - tightening * CGFloat(natural.count) > width + .layoutTolerance, drop(&kept) {
      (cut, natural) = joined(kept, isRightToLeft: isRightToLeft)
    }
    let spacing = spacing(for: natural.width, count: natural.count)
    let drawn = natural.width + spacing * CGFloat(natural.count)
    return TextSetting.Line(
      text: cut, width: drawn, reportedWidth: drawn, spacing: spacing, top: top, box: box)
  }

  private func kept(from start: Int) -> Kept {
    let clusters = shaped.clusters
    let end = clusters[start...].firstIndex { $0.breakAfter == .mandatory } ?? clusters.count
    var tailStart = clusters.count
    let runIndex = options.truncationMode == .tail ? start : clusters.count - 1
    var free =
      width - ellipsisWidth(like: clusters.indices.contains(runIndex) ? clusters[runIndex].runIndex : 0)
    var head = start
    func take(_ index: Int) -> Bool {
      let advance = clusters[index].advance - tightening
      guard advance <= free + .layoutTolerance else { return false }
      free -= advance
      return true
    }
    switch options.truncationMode {
    case .tail: while head < end, take(head) { head += 1 }
    case .head: while tailStart > start, isText(tailStart - 1), take(tailStart - 1) { tailStart -= 1 }
    case .middle:
      // One from each side in turn, so that both keep about the same number of characters.
      var (headIsOpen, tailIsOpen) = (true, true)
      while headIsOpen || tailIsOpen, head < tailStart {
        if headIsOpen {
          headIsOpen = head < min(end, tailStart) && take(head)
          if headIsOpen { head += 1 }
        }
        if tailIsOpen {
          tailIsOpen = tailStart > head && isText(tailStart - 1) && take(tailStart - 1)
          if tailIsOpen { tailStart -= 1 }
        }
      }
    }
    return trimmed(Kept(head: start..<head, tail: tailStart..<clusters.count))
  }

  private func isText(_ index: Int) -> Bool { shaped.clusters[index].breakAfter != .mandatory }

  /// White space beside the ellipsis is not shown.
  private func trimmed(_ kept: Kept) -> Kept {
    var kept = kept
    while let last = kept.head.last, shaped.clusters[last].isWhitespace {
      kept.head = kept.head.lowerBound..<last
    }
    while let first = kept.tail.first, shaped.clusters[first].isWhitespace {
      kept.tail = first + 1..<kept.tail.upperBound
    }
    return kept
  }

  /// Gives up one more cluster beside the ellipsis; false where nothing is left.
  private func drop(_ kept: inout Kept) -> Bool {
    if kept.head.count >= kept.tail.count, let last = kept.head.last {
      kept.head = kept.head.lowerBound..<last
    } else if let first = kept.tail.first {
      kept.tail = first + 1..<kept.tail.upperBound
    } else {
      return false
    }
    kept = trimmed(kept)
    return true
  }

  private func joined(
    _ kept: Kept, isRightToLeft: Bool
  ) -> (text: StyledText, natural: (width: CGFloat, count: Int)) {
    var runs = slice(kept.head)
    let tail = slice(kept.tail)
    if runs.isEmpty, var first = tail.first ?? run(at: kept.head.lowerBound) {
      first.string = Self.ellipsis
      runs = [first]
    } else if let last = runs.indices.last {
      runs[last].string += Self.ellipsis
    }
    let text = StyledText(runs: runs + tail, language: text.language, isRightToLeft: isRightToLeft)
    let shaped = engine.measure(text)
    return (text, (shaped.clusters.reduce(0) { $0 + $1.advance }, shaped.clusters.count))
  }

  private func run(at cluster: Int) -> StyledText.Run? {
    let index =
      shaped.clusters.indices.contains(cluster) ? shaped.clusters[cluster].runIndex : text.runs.count - 1
    return text.runs.indices.contains(index) ? text.runs[index] : nil
  }

  private func ellipsisWidth(like runIndex: Int) -> CGFloat {
    guard text.runs.indices.contains(runIndex) else { return 0 }
    var run = text.runs[runIndex]
    run.string = Self.ellipsis
    return engine.measure(StyledText(runs: [run], language: text.language)).clusters.reduce(-tightening) {
      $0 + $1.advance
    }
  }
}
