import Foundation

/// The system's colours by UIKit's names, which Linux does not have.
public struct UIColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }

  // Texts and lines.
  /// The colour of texts.
  public static let label = UIColor(Color(.semantic(.primary)))
  /// The colour of less important texts.
  public static let secondaryLabel = UIColor(Color(.semantic(.secondary)))
  /// The colour of texts that matter still less.
  public static let tertiaryLabel = UIColor(Color(.semantic(.tertiary)))
  /// The faintest colour of texts.
  public static let quaternaryLabel = UIColor(Color(.semantic(.quaternary)))
  /// The colour of what an empty field says; drawn as `tertiaryLabel`.
  public static let placeholderText = UIColor(Color(.semantic(.tertiary)))
  /// The colour of thin lines between contents; something of what is under them shows through.
  public static let separator = UIColor(Color(.semantic(.separator)))

  // Fills and grounds.
  /// The colour that fills thin and small shapes.
  public static let systemFill = UIColor(Color(.semantic(.fill)))
  /// The colour that fills shapes of medium size.
  public static let secondarySystemFill = UIColor(Color(.semantic(.secondaryFill)))
  /// The colour that fills large shapes.
  public static let tertiarySystemFill = UIColor(Color(.semantic(.tertiaryFill)))
  /// The colour that fills large areas with much in them.
  public static let quaternarySystemFill = UIColor(Color(.semantic(.quaternaryFill)))
  /// The ground of a screen.
  public static let systemBackground = UIColor(Color(.semantic(.background)))
  /// The ground of contents on `systemBackground`.
  public static let secondarySystemBackground = UIColor(Color(.semantic(.secondaryBackground)))
  /// The ground of contents on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(Color(.semantic(.tertiaryBackground)))
  /// The ground of a screen with groups on it.
  public static let systemGroupedBackground = UIColor(Color(.semantic(.groupedBackground)))
  /// The ground of groups on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(Color(.semantic(.secondaryGroupedBackground)))
  /// The ground of contents on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(Color(.semantic(.tertiaryGroupedBackground)))

  // Hues.
  /// The system's red.
  public static let systemRed = UIColor(Color(.system(.red)))
  /// The system's orange.
  public static let systemOrange = UIColor(Color(.system(.orange)))
  /// The system's yellow.
  public static let systemYellow = UIColor(Color(.system(.yellow)))
  /// The system's green.
  public static let systemGreen = UIColor(Color(.system(.green)))
  /// The system's mint.
  public static let systemMint = UIColor(Color(.system(.mint)))
  /// The system's teal.
  public static let systemTeal = UIColor(Color(.system(.teal)))
  /// The system's cyan.
  public static let systemCyan = UIColor(Color(.system(.cyan)))
  /// The system's blue.
  public static let systemBlue = UIColor(Color(.system(.blue)))
  /// The system's indigo.
  public static let systemIndigo = UIColor(Color(.system(.indigo)))
  /// The system's purple.
  public static let systemPurple = UIColor(Color(.system(.purple)))
  /// The system's pink.
  public static let systemPink = UIColor(Color(.system(.pink)))
  /// The system's brown.
  public static let systemBrown = UIColor(Color(.system(.brown)))
  /// The system's grey.
  public static let systemGray = UIColor(Color(.system(.gray)))
  /// The second of the system's greys, nearer to the ground than `systemGray`.
  public static let systemGray2 = UIColor(Color(.system(.gray2)))
  /// The third of the system's greys, nearer to the ground than `systemGray2`.
  public static let systemGray3 = UIColor(Color(.system(.gray3)))
  /// The fourth of the system's greys, nearer to the ground than `systemGray3`.
  public static let systemGray4 = UIColor(Color(.system(.gray4)))
  /// The fifth of the system's greys, nearer to the ground than `systemGray4`.
  public static let systemGray5 = UIColor(Color(.system(.gray5)))
  /// The sixth of the system's greys, the nearest to the ground.
  public static let systemGray6 = UIColor(Color(.system(.gray6)))

  // Constant colours.
  /// Black in either look.
  public static let black = UIColor(Color(white: 0))
  /// White in either look.
  public static let white = UIColor(Color(white: 1))
  /// Nothing: what is under it stays as it is.
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
