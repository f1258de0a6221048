/// One row of a report: a set of samples of one quantity.
public struct ReportRow: Sendable, Hashable {
  /// What the samples count.
  public enum Unit: String, Sendable, Codable, CaseIterable {
    case milliseconds = "ms"
    case microseconds = "µs"
    case perSecond = "1/s"
    case mebibytes = "MiB"
    case kibibytes = "KiB"
    case count = ""
  }

  /// Names the row for others that compare themselves with it.
  public var id: String
  /// The heading the row stands under.
  public var group: String
  public var title: String
  public var unit: Unit
  public var samples: [Double]
  /// The id of the row that the ratio is taken against.
  public var reference: String?

  /// Makes a row; `samples` in the unit.
  public init(
    _ id: String, group: String, title: String, unit: Unit, samples: [Double], reference: String? = nil
  ) {
    (self.id, self.group, self.title) = (id, group, title)
    (self.unit, self.samples, self.reference) = (unit, samples, reference)
  }

  /// The middle sample, or the mean of the middle two; nil without samples.
  public var median: Double? {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The smallest sample; nil without samples.
  public var minimum: Double? { samples.min() }
}
