import Foundation

/// One pet's ratings up to a date, from which every method's score follows in constant time.
package struct RatingTally: Sendable, Hashable {
  private var counts = [Int](repeating: 0, count: Rating.range.count)
  private var sum = 0
  private var weightedSum = 0.0
  private var weight = 0.0
  private var last: (rating: Int, date: Date)?

  package private(set) var count = 0

  package init() {}

  /// Adds a rating that is not earlier than those before it; weights count from the newest rating.
  package mutating func add(_ rating: Int, at date: Date) {
    let points = Rating.clamped(rating)
    counts[points] += 1
    count += 1
    sum += points
    let age = last.map { max(0, date.timeIntervalSince($0.date)) } ?? 0
    let kept = exp2(-age / RatingMethod.halfLife)
    weightedSum = weightedSum * kept + Double(points)
    weight = weight * kept + 1
    last = (points, date)
  }

  /// The score in points, 0…10; nil without a rating.
  ///
  /// It does not change while no rating comes: under `decayed` all weights shrink alike.
  package func score(by method: RatingMethod) -> Double? {
    guard let last else { return nil }
    switch method {
    case .latest: return Double(last.rating)
    case .mean: return Double(sum) / Double(count)
    case .median: return Double(ranked((count - 1) / 2) + ranked(count / 2)) / 2
    case .trimmed: return trimmedMean
    case .decayed: return weightedSum / weight
    }
  }

  /// The rating at a place, from 0, in order of height.
  private func ranked(_ place: Int) -> Int {
    var below = 0
    for (rating, count) in counts.enumerated() {
      below += count
      if place < below { return rating }
    }
    return Rating.range.upperBound
  }

  private var trimmedMean: Double {
    let cut = count < 3 ? 0 : max(1, count / 10)
    return Double(
      sum - total(of: cut, in: 0..<counts.count) - total(of: cut, in: (0..<counts.count).reversed()))
      / Double(count - 2 * cut)
  }

  /// The sum of the first ratings met in an order of heights.
  private func total(of wanted: Int, in order: some Sequence<Int>) -> Int {
    var rest = wanted
    var total = 0
    for rating in order where rest > 0 {
      let taken = min(rest, counts[rating])
      total += taken * rating
      rest -= taken
    }
    return total
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.counts == rhs.counts && lhs.last?.rating == rhs.last?.rating && lhs.last?.date == rhs.last?.date
      && lhs.weightedSum == rhs.weightedSum && lhs.weight == rhs.weight
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(counts)
    hasher.combine(last?.date)
  }
}
