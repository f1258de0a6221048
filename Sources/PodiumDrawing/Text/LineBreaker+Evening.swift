import Foundation

extension LineBreaker {
  /// The two lines of a paragraph whose second would hold one word alone, that word joined by the one before it.
  ///
  /// Nil where the paragraph that `first` begins has not two lines, or they would be less even (facts T7).
  func evenedLines(after first: Line) -> (first: Line, second: Line)? {
    guard !first.isMandatory, let last = first.clusters.last, isGap(last) else { return nil }
    let second = line(from: first.clusters.upperBound)
    guard second.isMandatory || second.clusters.upperBound == clusters.count, !second.inked.isEmpty,
      !second.inked.contains(where: isGap), let gap = first.inked.last(where: isGap)
    else { return nil }
    let shorter = line(from: first.clusters.lowerBound, upTo: gap + 1)
    let longer = line(from: gap + 1)
    guard !shorter.inked.isEmpty, longer.clusters.upperBound == second.clusters.upperBound,
      abs(shorter.drawnWidth - longer.drawnWidth) < abs(first.drawnWidth - second.drawnWidth) - .layoutTolerance
    else { return nil }
    return (shorter, longer)
  }

  /// Whether one word ends and another begins after a cluster; letters that need no space to break are one word.
  private func isGap(_ index: Int) -> Bool {
    clusters[index].isWhitespace && clusters[index].breakAfter == .allowed
  }
}
