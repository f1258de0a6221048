/// A column or row of a lazy grid.
public struct GridItem: Sendable, Equatable {
  /// How long the column or row is across the grid, points.
  public enum Size: Sendable, Equatable {
    /// As many as fit, none shorter than the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// How long it is across the grid.
  public var size: Size
  /// To the next column or row, points; nil for 8.
  public var spacing: CGFloat?
  /// Of views in it; nil for the grid's.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The columns of a lazy grid with their places.
///
/// Fixed ones come off first; each of the others gets an equal part of what is left, within its limits, and an
/// adaptive one is then split (facts U5, G7).
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    let alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  init?(_ items: [GridItem]?, length available: CGFloat?) {
    guard let items else { return nil }
    let gaps = items.dropLast().reduce(0) { $0 + Self.gap($1) }
    let fixed = items.reduce(0) { if case .fixed(let length) = $1.size { $0 + max(0, length) } else { $0 } }
    var remaining = available.map { max(0, ($0.isFinite ? $0 : 0) - gaps - fixed) } ?? 0
    var left = items.filter { if case .fixed = $0.size { false } else { true } }.count
    for item in items {
      switch item.size {
      case .fixed(let length): add(max(0, length), item)
      case .flexible(let minimum, let maximum):
        let length = max(min(remaining / CGFloat(left), maximum), minimum)
        (remaining, left) = (max(0, remaining - length), left - 1)
        add(length, item)
      case .adaptive(let minimum, let maximum):
        let room = remaining / CGFloat(left)
        let gap = Self.gap(item)
        // In this order a limit that is no number limits nothing.
        let least = max(1, minimum)
        // More columns than this cannot be seen apart. Ours.
        let count = Int(min(10_000, max(1, ((room + gap) / (least + gap)).rounded(.down))))
        let length = max(min((room - gap * CGFloat(count - 1)) / CGFloat(count), maximum), least)
        for _ in 0..<count { add(length, item) }
        let used = CGFloat(count) * length + gap * CGFloat(count - 1)
        (remaining, left) = (max(0, remaining - used), left - 1)
      }
    }
    if let last = tracks.last { length = last.start + last.length }
    if tracks.isEmpty { tracks = [Track(start: 0, length: available ?? 0, alignment: nil)] }
  }

  private static func gap(_ item: GridItem) -> CGFloat {
    item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.general
  }

  private var nextGap: CGFloat = 0

  private mutating func add(_ length: CGFloat, _ item: GridItem) {
    let start = tracks.last.map { $0.start + $0.length + nextGap } ?? 0
    tracks.append(Track(start: start, length: length, alignment: item.alignment))
    nextGap = Self.gap(item)
  }
}
