/// A prize a pet carries on its card.
public enum Award: String, Sendable, Hashable, Codable, CaseIterable, Identifiable {
  case trophy, medal, rosette, star, crown

  /// The award's own name, as files spell it.
  public var id: String { rawValue }

  /// The name of the SF symbol that stands for the award.
  public var symbolName: String {
    switch self {
    case .trophy: "trophy.fill"
    case .medal: "medal.fill"
    case .rosette: "rosette"
    case .star: "star.fill"
    case .crown: "crown.fill"
    }
  }

  /// One emoji character, for plain text.
  public var emoji: String {
    switch self {
    case .trophy: "🏆"
    case .medal: "🏅"
    case .rosette: "🏵️"
    case .star: "⭐️"
    case .crown: "👑"
    }
  }
}
