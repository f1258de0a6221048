import Podium
import Testing

/// Numbers that no view can use are drawn as well as can be; none of them stops the program.
@MainActor struct OddNumbersTests {
  private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost<V> {
    ViewHost(view(), size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine())
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1]) func gridItems(_ odd: CGFloat) throws {
    let host = host {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: odd, maximum: odd), spacing: odd)]) { Text("a") }
      LazyVGrid(columns: [GridItem(.flexible(minimum: odd, maximum: odd), spacing: odd)]) { Text("b") }
    }
    #expect(try host.displayList().accessibilityText == ["a", "b"])
  }

  @Test func spansHaveAnEnd() throws {
    let host = host {
      Grid {
        GridRow {
          Text("a").gridCellColumns(.max)
          Text("b").gridCellColumns(.max)
        }
      }
    }
    #expect(try host.displayList().accessibilityText == ["a", "b"])
  }

  @Test func aPriorityThatIsNoNumberIsNone() throws {
    let host = host {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).layoutPriority(.nan).zIndex(.nan).accessibilityIdentifier("odd")
        Color.blue
      }
    }
    #expect(host.frame(of: "odd") == CGRect(x: 0, y: 0, width: 200, height: 10))
  }

  @Test(arguments: [1e300, -1e300]) func gradients(_ odd: CGFloat) throws {
    let host = host {
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: odd, y: odd), endPoint: .bottom)
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(odd), endAngle: .degrees(odd))
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: odd, endRadius: -odd)
    }
    #expect(try !host.pngData().isEmpty)
  }

  private struct Steps: View {
    @State private var least: UInt = 0
    @State private var most = Int.max - 1
    var body: some View {
      Stepper("Least", value: $least, in: 0...3)
      Stepper("Most", value: $most, step: 5)
      Text(verbatim: "\(least) \(most == Int.max)").accessibilityIdentifier("values")
    }
  }

  @Test func steppersStopAtTheEndsOfTheirType() throws {
    let host = host { Steps() }
    try host.increment("Most")
    try host.increment("Least")
    #expect(try host.displayList().accessibilityText.contains("1 true"))
  }
}
