import Foundation

/// A pet as its scorecard shows it.
public struct Pet: Sendable, Hashable, Identifiable {
  /// Trimmed and in Unicode normal form C; names the pet everywhere.
  public let name: String
  /// What kind of animal it is.
  public var kind: PetKind
  /// What the pet does best.
  public var trick: String
  /// The portrait in `Templates/Avatars`, without extension.
  public var imageName: String
  /// The colour of its card.
  public var favoriteColor: FavoriteColor
  /// What it has won, if anything.
  public var award: Award?

  /// Two pets are one if their names are.
  public var id: String { name }

  /// Makes a pet; what is left out is the kind's own.
  ///
  /// - Throws: `PetName.Problem` when `name` is no name.
  public init(
    name: String, kind: PetKind, trick: String, imageName: String? = nil,
    favoriteColor: FavoriteColor? = nil, award: Award? = nil
  ) throws(PetName.Problem) {
    self.init(
      normalizedName: try PetName.normalized(name), kind: kind, trick: trick, imageName: imageName,
      favoriteColor: favoriteColor, award: award)
  }

  /// For names that `PetName` has already seen.
  init(
    normalizedName: String, kind: PetKind, trick: String, imageName: String? = nil,
    favoriteColor: FavoriteColor? = nil, award: Award? = nil
  ) {
    name = normalizedName
    self.kind = kind
    self.trick = trick
    self.imageName = imageName ?? kind.imageName
    self.favoriteColor = favoriteColor ?? kind.defaultColor
    self.award = award
  }
}

extension Pet: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, kind, trick
    case imageName = "image"
    case favoriteColor = "color"
    case award
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        name: container.decode(String.self, forKey: .name),
        kind: container.decode(PetKind.self, forKey: .kind),
        trick: container.decode(String.self, forKey: .trick),
        imageName: container.decodeIfPresent(String.self, forKey: .imageName),
        favoriteColor: container.decodeIfPresent(FavoriteColor.self, forKey: .favoriteColor),
        award: container.decodeIfPresent(Award.self, forKey: .award))
    } catch let problem as PetName.Problem {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "not a pet's name: \(problem)")
    }
  }
}
