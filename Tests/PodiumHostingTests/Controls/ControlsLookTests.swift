import Foundation
import Podium
import PodiumDrawing
import Testing

/// What the surroundings tell controls and grounds.
@MainActor @Suite struct ControlsLookTests {
  @Test(arguments: [(TextAlignment.leading, 0), (.center, 145), (.trailing, 290)] as [(TextAlignment, CGFloat)])
  func fieldsFollowTheTextAlignment(_ alignment: TextAlignment, _ x: CGFloat) throws {
    let host = controlHost {
      TextField("Name", text: .constant("10x10")).multilineTextAlignment(alignment)
    }
    let starts = try host.displayList().flatItems.compactMap { item -> CGFloat? in
      if case .text(let line) = item { line.origin.x } else { nil }
    }
    #expect(starts == [x])
  }

  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text("\(name(horizontal)) \(name(vertical))")
    }

    private func name(_ value: UserInterfaceSizeClass?) -> String {
      switch value {
      case .compact: "compact"
      case .regular: "regular"
      case nil: "none"
      }
    }
  }

  @Test func sizeClassesFollowTheWindow() throws {
    let host = ViewHost(Classes(), textEngine: FixedTextEngine())
    #expect(try host.words() == ["none none"])
    host.size = CGSize(width: 390, height: 844)
    #expect(try host.words() == ["compact regular"])
    host.size = CGSize(width: 844, height: 390)
    #expect(try host.words() == ["regular compact"])
    host.environment.horizontalSizeClass = .compact
    #expect(try host.words() == ["compact compact"])
  }

  @Test func sheetsAreLighterInTheDark() throws {
    struct Presenting: View {
      var body: some View {
        List { Text("below") }
          .sheet(isPresented: .constant(true)) { List { Text("above") } }
      }
    }
    func fills(_ scheme: ColorScheme) throws -> Set<Color.Resolved> {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let host = ViewHost(
        Presenting(), size: CGSize(width: 390, height: 800), environment: environment, textEngine: FixedTextEngine())
      return Set(
        try host.displayList().flatItems.compactMap { item in
          if case .fill(_, .color(let color), _) = item { color } else { nil }
        })
    }
    let dark = try fills(.dark)
    #expect(dark.contains(Color.Resolved(hex: 0x1C1C1E)) && dark.contains(Color.Resolved(hex: 0x2C2C2E)))
    #expect(try !fills(.light).contains(Color.Resolved(hex: 0x2C2C2E)))
  }

  @Test func paintIsAddedToPaintedShapes() throws {
    let host = controlHost(100, 50) {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 4).strokeBorder(.green, lineWidth: 6)
    }
    var kinds: [String] = []
    for item in try host.displayList().items {
      switch item {
      case .fill(let path, _, _): kinds.append("fill \(path.boundingRect.width)")
      case .stroke(let path, _, let style): kinds.append("stroke \(style.lineWidth) \(path.boundingRect.width)")
      default: kinds.append("other")
      }
    }
    #expect(kinds == ["fill 100.0", "stroke 4.0 100.0", "stroke 6.0 94.0"])
  }

  @Test func pairsOfAnimatedValuesCount() {
    var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(2.0, AnimatablePair(4, 6)))
    #expect(pair + .zero == pair && pair - pair == .zero)
    #expect(pair.magnitudeSquared == 56)
    #expect(EmptyAnimatableData() == .zero)
  }
}
