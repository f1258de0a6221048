import SwiftUI

/// Name and trick over the lower edge of a card, on a shade that keeps them readable.
struct NameOverlay: View {
  let pet: Pet
  var showsTrick = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(pet.name)
        .font(.headline)
        .foregroundStyle(.white)
        .lineLimit(1)
        .minimumScaleFactor(0.75)
      if showsTrick {
        Text(pet.trick)
          .font(.caption)
          .foregroundStyle(.white.opacity(0.85))
          .lineLimit(1)
          .minimumScaleFactor(0.8)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 14)
    .padding(.top, 14)
    .padding(.bottom, 11)
    .background {
      LinearGradient(
        stops: [
          .init(color: .black.opacity(0), location: 0), .init(color: .black.opacity(0.26), location: 0.45),
          .init(color: .black.opacity(0.42), location: 1),
        ], startPoint: .top, endPoint: .bottom)
    }
  }
}
