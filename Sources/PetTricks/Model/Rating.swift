/// The scale of ratings: whole points from 0 to 10.
public enum Rating {
  /// Every rating there is, in points.
  public static let range = 0...10

  /// The nearest rating to any number.
  public static func clamped(_ points: Int) -> Int { min(max(points, range.lowerBound), range.upperBound) }

  static func check(_ points: Int, at path: [any CodingKey]) throws -> Int {
    guard range.contains(points) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "rating \(points) is not in \(range)"))
    }
    return points
  }
}
