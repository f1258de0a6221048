/// Edges sorted into parallel bands, so that only near ones are compared.
struct EdgeBands {
  private static let count = 96

  private let origin: Int
  private let height: Int
  private(set) var bands: [[Int]]

  /// Sorts by the range that `extent` gives for each of `count` edges.
  init(count: Int, extent: (Int) -> ClosedRange<Int>) {
    var (low, high) = (Int.max, Int.min)
    for index in 0..<count {
      low = min(low, extent(index).lowerBound)
      high = max(high, extent(index).upperBound)
    }
    origin = count == 0 ? 0 : low
    height = count == 0 ? 1 : (high - low) / Self.count + 1
    bands = Array(repeating: [], count: Self.count)
    for index in 0..<count {
      let range = extent(index)
      for band in self.band(range.lowerBound)...self.band(range.upperBound) { bands[band].append(index) }
    }
  }

  func band(_ value: Int) -> Int { min(max((value - origin) / height, 0), Self.count - 1) }
}
