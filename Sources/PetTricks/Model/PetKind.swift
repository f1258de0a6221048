/// What sort of animal a pet is: one of eight.
public enum PetKind: String, Sendable, Hashable, Codable, CaseIterable, Identifiable {
  case cat, dog, fish, bird, lizard, turtle, rabbit, bug

  /// The kind's own name, as files spell it.
  public var id: String { rawValue }

  /// The name of the SF symbol that stands for the kind.
  public var symbolName: String {
    switch self {
    case .cat: "cat.fill"
    case .dog: "dog.fill"
    case .fish: "fish.fill"
    case .bird: "bird.fill"
    case .lizard: "lizard.fill"
    case .turtle: "tortoise.fill"
    case .rabbit: "hare.fill"
    case .bug: "ladybug.fill"
    }
  }

  /// One emoji character, for plain text.
  public var emoji: String {
    switch self {
    case .cat: "🐱"
    case .dog: "🐶"
    case .fish: "🐟"
    case .bird: "🐦"
    case .lizard: "🦎"
    case .turtle: "🐢"
    case .rabbit: "🐰"
    case .bug: "🐞"
    }
  }

  /// The portrait in `Templates/Avatars`, without extension, of a pet that has none of its own.
  public var imageName: String { "kind-\(rawValue)" }

  /// The favourite colour of a pet whose file names none; each kind's portrait has it as ground.
  public var defaultColor: FavoriteColor {
    switch self {
    case .cat: .indigo
    case .dog: .teal
    case .fish: .blue
    case .bird: .yellow
    case .lizard: .orange
    case .turtle: .cyan
    case .rabbit: .pink
    case .bug: .mint
    }
  }
}
