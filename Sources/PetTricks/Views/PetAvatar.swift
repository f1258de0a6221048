import SwiftUI

/// A pet's portrait in a ring.
struct PetAvatar: View {
  let pet: Pet
  let size: CGFloat
  var ringWidth: CGFloat = 2

  var body: some View {
    Image(pet.imageName)
      .resizable()
      .aspectRatio(contentMode: .fill)
      .frame(width: size, height: size)
      .clipShape(Circle())
      .overlay { Circle().strokeBorder(.white, lineWidth: ringWidth) }
      .accessibilityLabel("\(pet.name), \(pet.kind.rawValue)")
  }
}
