import SwiftUI

/// A round picture on the colour of the species.
struct PetBadge: View {
  let species: PetStore.Species
  var size: CGFloat = 40

  var body: some View {
    Image(systemName: species.symbol)
      .font(.system(size: size * 0.45))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(species.color.gradient, in: .circle)
      .accessibilityLabel(species.title)
  }
}

extension PetStore.Species {
  var color: Color {
    switch self {
    case .cat: .orange
    case .dog: .brown
    case .bird: .green
    case .fish: .blue
    case .lizard: .teal
    }
  }
}

struct CardModifier: ViewModifier {
  var tint: Color = .accentColor

  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(tint.opacity(0.12), in: .rect(cornerRadius: 16))
      .overlay(RoundedRectangle(cornerRadius: 16).stroke(tint.opacity(0.3)))
  }
}

extension View {
  func petCard(_ tint: Color = .accentColor) -> some View { modifier(CardModifier(tint: tint)) }
}

struct TreatButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .foregroundStyle(.white)
      .background(isEnabled ? Color.accentColor : .gray, in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == TreatButtonStyle {
  static var treat: TreatButtonStyle { TreatButtonStyle() }
}

/// The title first, its icon behind it.
struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.title
      configuration.icon.imageScale(.small).foregroundStyle(.secondary)
    }
  }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}
