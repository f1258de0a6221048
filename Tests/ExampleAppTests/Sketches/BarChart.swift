import SwiftUI

/// Bars with a symbol over each, drawn by its tag.
struct BarChart: View {
  struct Bar: Identifiable {
    let id: Int
    let value: Double
    let symbol: String
  }

  let bars: [Bar]

  var body: some View {
    Canvas(opaque: false, colorMode: .linear, rendersAsynchronously: true) { context, size in
      let width = size.width / CGFloat(max(bars.count, 1))
      var grid = Path()
      for line in 1..<4 {
        grid.move(to: CGPoint(x: 0, y: size.height * CGFloat(line) / 4))
        grid.addLine(to: CGPoint(x: size.width, y: size.height * CGFloat(line) / 4))
      }
      context.stroke(grid, with: .style(.quaternary), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      for (index, bar) in bars.enumerated() {
        let height = (size.height - 24) * bar.value
        let rect = CGRect(
          x: CGFloat(index) * width + 4, y: size.height - height, width: width - 8, height: height)
        context.drawLayer { layer in
          layer.clip(to: Path(roundedRect: rect, cornerRadius: 6))
          layer.fill(
            Path(rect),
            with: .linearGradient(
              Gradient(colors: [.blue, .purple]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
          layer.opacity = 0.3
          layer.fill(
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: height)), with: .color(.white))
        }
        if let symbol = context.resolveSymbol(id: bar.id) {
          context.draw(symbol, at: CGPoint(x: rect.midX, y: rect.minY - 2), anchor: .bottom)
        }
      }
    } symbols: {
      ForEach(bars) { bar in
        Image(systemName: bar.symbol).font(.caption).foregroundStyle(.orange).tag(bar.id)
      }
    }
  }
}
