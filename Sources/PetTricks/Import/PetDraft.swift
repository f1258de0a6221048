/// A pet while its rows come in: what the first row that says something says, holds.
struct PetDraft {
  let name: String
  let kind: PetKind
  let trick: String
  let firstPlace: SourcePlace
  var color: FavoriteColor?
  var image: String?
  var award: Award?

  var pet: Pet {
    Pet(
      normalizedName: name, kind: kind, trick: trick, imageName: image, favoriteColor: color, award: award)
  }
}
