/// The sizes and shapes of widgets.
public enum WidgetFamily: Int, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case accessoryCircular = 5
  case accessoryRectangular = 6
  case accessoryInline = 7
  case accessoryCorner = 8

  public var description: String { name }
  public var debugDescription: String { name }

  /// Every family, smallest first. Apple's type is not `CaseIterable`; this is ours.
  package static let all: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular,
    .accessoryInline, .accessoryCorner,
  ]

  /// The case's name.
  package var name: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// Whether the family lives beside the clock or on a watch, without margins of its own.
  package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}
