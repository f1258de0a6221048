import SwiftUI

/// A clock drawn by calls: ticks turned about the middle, hands, a number on each hour.
struct ClockFace: View {
  let hour: Int
  let minute: Int

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let dial = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2))
      context.fill(
        dial,
        with: .radialGradient(
          Gradient(colors: [.white, Color(white: 0.85)]), center: .zero, startRadius: 0, endRadius: radius))
      context.stroke(dial.trimmedPath(from: 0, to: 1), with: .color(.gray), lineWidth: 1)
      for tick in 0..<60 {
        var turned = context
        turned.rotate(by: .degrees(Double(tick) * 6))
        let length: CGFloat = tick % 5 == 0 ? 8 : 3
        var line = Path()
        line.move(to: CGPoint(x: 0, y: -radius + 3))
        line.addLine(to: CGPoint(x: 0, y: -radius + 3 + length))
        turned.stroke(line, with: .color(.black), lineWidth: tick % 5 == 0 ? 2 : 0.5)
      }
      for number in 1...12 {
        let angle = Angle.degrees(Double(number) * 30 - 90).radians
        let place = CGPoint(x: cos(angle) * radius * 0.62, y: sin(angle) * radius * 0.62)
        let text = context.resolve(Text("\(number)").font(.system(size: radius / 6, weight: .semibold)))
        context.draw(text, at: place)
      }
      drawHand(context, length: radius * 0.5, width: 5, turn: (Double(hour % 12) + Double(minute) / 60) / 12)
      drawHand(context, length: radius * 0.8, width: 3, turn: Double(minute) / 60)
    }
  }

  private func drawHand(_ context: GraphicsContext, length: CGFloat, width: CGFloat, turn: Double) {
    var context = context
    context.rotate(by: .degrees(turn * 360))
    context.addFilter(.shadow(radius: 2, x: 0, y: 1))
    context.fill(
      Path(roundedRect: CGRect(x: -width / 2, y: -length, width: width, height: length), cornerRadius: width / 2),
      with: .color(.red))
  }
}
