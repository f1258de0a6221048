import PodiumTesting
import SwiftUI
import Testing

/// Views that draw by calls, written as apps write them.
@MainActor struct SketchTests {
  @Test func `pictures`() throws {
    let view = HStack {
      ClockFace(hour: 10, minute: 9)
      BarChart(bars: [
        .init(id: 1, value: 0.4, symbol: "star.fill"), .init(id: 2, value: 0.9, symbol: "heart.fill"),
        .init(id: 3, value: 0.6, symbol: "bolt.fill"),
      ])
    }
    .padding(5)
    expectGolden(view, named: "clock-and-chart", size: CGSize(width: 200, height: 100), scale: 1)
  }
}
