/// How far a picture may be from its golden image and still pass.
///
/// The default is `.exact`: on a typical scorecard every looser rule that was measured let a real fault through,
/// a gauge one pixel short or a wrong letter; only `.offByOne` did not, so it is the one to take for rounding that
/// differs between processors.
public enum GoldenTolerance: Sendable, Hashable, CustomStringConvertible {
  /// Every channel of every pixel is the same.
  case exact
  /// Any number of pixels may be off, none of them by more than 1 of 255 in a channel.
  case offByOne
  /// At most `max` pixels are off, none of them by more than `delta` of 255 in a channel.
  case pixels(max: Int, delta: UInt8)

  /// As written in code.
  public var description: String {
    switch self {
    case .exact: ".exact"
    case .offByOne: ".offByOne"
    case .pixels(let max, let delta): ".pixels(max: \(max), delta: \(delta))"
    }
  }

  func allows(_ comparison: PixelComparison) -> Bool {
    guard comparison.sameSize else { return false }
    switch self {
    case .exact: return comparison.differing == 0
    case .offByOne: return comparison.largestDelta <= 1
    case .pixels(let max, let delta): return comparison.differing <= max && comparison.largestDelta <= delta
    }
  }
}
