import SwiftUI

/// A piece of paper with a pin in it.
struct BoardCard<Content: View>: View {
  var scale: CGFloat = 1
  var isRejected = false
  var pin: Color = .red
  @ViewBuilder var content: Content
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    content
      .font(.system(size: 15 * scale, weight: .medium))
      .multilineTextAlignment(.center)
      .foregroundStyle(.black)
      .padding(.horizontal, 12 * scale)
      .padding(.vertical, 16 * scale)
      .frame(minWidth: 72 * scale)
      .background {
        PaperShape(fold: 10 * scale)
          .fill(Color(red: 1, green: 0.96, blue: 0.72))
          .shadow(color: .black.opacity(colorScheme == .dark ? 0.6 : 0.3), radius: 3, x: 1, y: 2)
      }
      .overlay {
        if isRejected {
          CrossShape()
            .stroke(.red.opacity(0.8), style: StrokeStyle(lineWidth: 3 * scale, lineCap: .round))
            .padding(8 * scale)
            .accessibilityLabel("Turned down")
        }
      }
      .overlay(alignment: .top) {
        PinView(color: pin)
          .offset(y: -5 * scale)
          .scaleEffect(scale)
          .accessibilityHidden(true)
      }
      .compositingGroup()
      .opacity(isRejected ? 0.75 : 1)
  }
}

/// A sheet with its lower corner folded.
struct PaperShape: Shape {
  var fold: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - fold))
    path.addLine(to: CGPoint(x: rect.maxX - fold, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Two lines from corner to corner.
struct CrossShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

struct PinView: View {
  let color: Color

  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [color.mix(with: .white, by: 0.6), color], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0,
          endRadius: 8)
      )
      .frame(width: 12, height: 12)
      .shadow(color: .black.opacity(0.4), radius: 1, y: 1)
  }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
  HStack(spacing: 20) {
    BoardCard { Text("Kept") }
    BoardCard(isRejected: true, pin: .blue) { Text("Not this year") }
  }
  .padding()
}
