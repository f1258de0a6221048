import Foundation

/// A row of colours with places between 0 and 1.
public struct Gradient: Sendable, Hashable {
  /// One colour and its place, 0 at the start and 1 at the end.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// Its place, 0…1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours with their places.
  public var stops: [Stop]

  /// Makes a gradient from stops in rising order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops as constant colours, sorted and kept within 0…1.
  package func resolve(
    in appearance: ColorAppearance, catalog: (String) -> Color? = { _ in nil }
  ) -> [Paint.Stop] {
    var floor: CGFloat = 0
    return stops.map { stop in
      let location = stop.location.isNaN ? floor : min(max(stop.location, floor), 1)
      floor = location
      return Paint.Stop(color: stop.color.resolve(in: appearance, catalog: catalog), location: location)
    }
  }
}
