/// The rows of one run, in order, and how they compare.
public struct Report: Sendable {
  public private(set) var rows: [ReportRow] = []

  /// Makes a report without rows.
  public init() {}

  /// Adds a row.
  public mutating func add(_ row: ReportRow) { rows.append(row) }

  /// A row's median over that of the row it refers to; nil where either is missing or the divisor is 0.
  public func ratio(of row: ReportRow) -> Double? {
    guard let id = row.reference, let other = rows.first(where: { $0.id == id })?.median, other != 0,
      let own = row.median
    else { return nil }
    return own / other
  }
}
