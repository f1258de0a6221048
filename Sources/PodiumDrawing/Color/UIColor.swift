import Foundation

/// The system's colours by UIKit's names, which Linux does not have.
public struct UIColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }

  // Texts and lines.
  public static let label = UIColor(Color(.semantic(.primary)))
  public static let secondaryLabel = UIColor(Color(.semantic(.secondary)))
  public static let tertiaryLabel = UIColor(Color(.semantic(.tertiary)))
  public static let quaternaryLabel = UIColor(Color(.semantic(.quaternary)))
  public static let placeholderText = UIColor(Color(.semantic(.tertiary)))
  public static let separator = UIColor(Color(.semantic(.separator)))

  // Fills and grounds.
  public static let systemFill = UIColor(Color(.semantic(.fill)))
  public static let secondarySystemFill = UIColor(Color(.semantic(.secondaryFill)))
  public static let tertiarySystemFill = UIColor(Color(.semantic(.tertiaryFill)))
  public static let quaternarySystemFill = UIColor(Color(.semantic(.quaternaryFill)))
  public static let systemBackground = UIColor(Color(.semantic(.background)))
  public static let secondarySystemBackground = UIColor(Color(.semantic(.secondaryBackground)))
  public static let tertiarySystemBackground = UIColor(Color(.semantic(.tertiaryBackground)))
  public static let systemGroupedBackground = UIColor(Color(.semantic(.groupedBackground)))
  public static let secondarySystemGroupedBackground = UIColor(Color(.semantic(.secondaryGroupedBackground)))
  public static let tertiarySystemGroupedBackground = UIColor(Color(.semantic(.tertiaryGroupedBackground)))

  // Hues.
  public static let systemRed = UIColor(Color(.system(.red)))
  public static let systemOrange = UIColor(Color(.system(.orange)))
  public static let systemYellow = UIColor(Color(.system(.yellow)))
  public static let systemGreen = UIColor(Color(.system(.green)))
  public static let systemMint = UIColor(Color(.system(.mint)))
  public static let systemTeal = UIColor(Color(.system(.teal)))
  public static let systemCyan = UIColor(Color(.system(.cyan)))
  public static let systemBlue = UIColor(Color(.system(.blue)))
  public static let systemIndigo = UIColor(Color(.system(.indigo)))
  public static let systemPurple = UIColor(Color(.system(.purple)))
  public static let systemPink = UIColor(Color(.system(.pink)))
  public static let systemBrown = UIColor(Color(.system(.brown)))
  public static let systemGray = UIColor(Color(.system(.gray)))
  public static let systemGray2 = UIColor(Color(.system(.gray2)))
  public static let systemGray3 = UIColor(Color(.system(.gray3)))
  public static let systemGray4 = UIColor(Color(.system(.gray4)))
  public static let systemGray5 = UIColor(Color(.system(.gray5)))
  public static let systemGray6 = UIColor(Color(.system(.gray6)))

  // Constant colours.
  public static let black = UIColor(Color(white: 0))
  public static let white = UIColor(Color(white: 1))
  public static let clear = UIColor(Color(white: 0, opacity: 0))

  /// A constant colour in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// A constant grey in sRGB.
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
}

extension Color {
  /// A colour of the system's.
  public init(_ color: UIColor) { self = color.color }

  /// A colour of the system's.
  public init(uiColor: UIColor) { self = uiColor.color }
}
