import SwiftUI

struct TruckDishCard: View {
  let dish: TruckDish
  let order: @MainActor () -> Void
  @ScaledMetric(relativeTo: .title) private var pictureHeight = 84.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      picture
      Text(dish.name)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      TruckFlowLayout {
        ForEach(dish.tags, id: \.self) { TruckTagView(title: $0) }
      }
      Spacer(minLength: 0)
      HStack(alignment: .firstTextBaseline) {
        Text(dish.price, format: .currency(code: "USD"))
          .font(.callout.bold())
        Spacer()
        Button("Order", action: order)
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.capsule)
          .controlSize(.small)
          .tint(dish.hue.color)
          .accessibilityLabel("Order \(dish.name)")
      }
    }
    .padding(12)
    .background(Color(white: 0.5, opacity: 0.12), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }

  private var picture: some View {
    ZStack {
      LinearGradient(
        colors: [dish.hue.color.opacity(0.9), dish.hue.color.mix(with: .black, by: 0.25)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      Image(systemName: dish.symbol)
        .font(.system(size: 36))
        .foregroundStyle(.white)
        .shadow(radius: 4, y: 2)
    }
    .frame(height: pictureHeight)
    .clipShape(.rect(cornerRadius: 12))
    .overlay(alignment: .topTrailing) { heat }
    .accessibilityHidden(true)
  }

  @ViewBuilder private var heat: some View {
    if dish.heat > 0 {
      HStack(spacing: 1) {
        ForEach(0..<dish.heat, id: \.self) { _ in
          Image(systemName: "flame.fill").font(.caption2)
        }
      }
      .foregroundStyle(.red)
      .padding(.horizontal, 6)
      .padding(.vertical, 3)
      .background(.white.opacity(0.85), in: .capsule)
      .padding(6)
    }
  }
}

#Preview(traits: .fixedLayout(width: 180, height: 240)) {
  TruckDishCard(dish: TruckDish.menu[0]) {}
}
