extension Color {
  /// The system’s red, which differs by scheme and contrast.
  public static let red = Color(.system(.red))
  /// The system’s orange, which differs by scheme and contrast.
  public static let orange = Color(.system(.orange))
  /// The system’s yellow, which differs by scheme and contrast.
  public static let yellow = Color(.system(.yellow))
  /// The system’s green, which differs by scheme and contrast.
  public static let green = Color(.system(.green))
  /// The system’s mint, which differs by scheme and contrast.
  public static let mint = Color(.system(.mint))
  /// The system’s teal, which differs by scheme and contrast.
  public static let teal = Color(.system(.teal))
  /// The system’s cyan, which differs by scheme and contrast.
  public static let cyan = Color(.system(.cyan))
  /// The system’s blue, which differs by scheme and contrast.
  public static let blue = Color(.system(.blue))
  /// The system’s indigo, which differs by scheme and contrast.
  public static let indigo = Color(.system(.indigo))
  /// The system’s purple, which differs by scheme and contrast.
  public static let purple = Color(.system(.purple))
  /// The system’s pink, which differs by scheme and contrast.
  public static let pink = Color(.system(.pink))
  /// The system’s brown, which differs by scheme and contrast.
  public static let brown = Color(.system(.brown))
  /// The system’s gray, which differs by scheme and contrast.
  public static let gray = Color(.system(.gray))
  /// White in every scheme.
  public static let white = Color(.resolved(.white))
  /// Black in every scheme.
  public static let black = Color(.resolved(.black))
  /// Nothing at all.
  public static let clear = Color(.resolved(.clear))
  /// The colour of main text.
  public static let primary = Color(.semantic(.primary))
  /// The colour of text that accompanies main text.
  public static let secondary = Color(.semantic(.secondary))
  /// The tint where none is set: the system blue.
  public static let accentColor = Color(.system(.blue))
}
