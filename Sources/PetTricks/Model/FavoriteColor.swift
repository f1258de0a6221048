/// A colour of the system palette by its name, which draws differently in light and dark.
public enum FavoriteColor: String, Sendable, Hashable, Codable, CaseIterable, Identifiable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  /// The colour's own name, as files spell it.
  public var id: String { rawValue }
}
