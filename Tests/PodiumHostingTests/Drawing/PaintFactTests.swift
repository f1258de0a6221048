import Foundation
import PodiumDrawing
import PodiumHosting
import PodiumViews
import Testing

/// Facts about paint that show in the display list; those about pixels are tested beside the painter.
@MainActor struct PaintFactTests {
  private func items(_ view: some View) throws -> [DisplayItem] {
    try ViewHost(view, size: CGSize(width: 200, height: 100), textEngine: FixedTextEngine()).displayList().items
  }

  private func layers(_ view: some View) throws -> [DisplayItem.Layer] {
    try items(view).compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
  }

  @Test func `a blur's radius is its standard deviation (facts P2)`() throws {
    #expect(try layers(Color.red.blur(radius: 7)).map(\.blurRadius) == [7])
  }

  nonisolated static let colors: [(color: Color, hex: UInt32)] = [
    (.red, 0xFF383C), (.orange, 0xFF8D28), (.yellow, 0xFFCC00), (.green, 0x34C759), (.mint, 0x00C8B3),
    (.teal, 0x00C3D0), (.cyan, 0x00C0E8), (.blue, 0x0088FF), (.indigo, 0x6155F5), (.purple, 0xCB30E0),
    (.pink, 0xFF2D55), (.brown, 0xAC7F5E), (.gray, 0x8E8E93),
  ]

  @Test(arguments: PaintFactTests.colors) func `system colours (facts P6)`(_ row: (color: Color, hex: UInt32)) {
    let color = row.color.resolve(in: EnvironmentValues())
    let bytes = [color.red, color.green, color.blue].map { UInt32(($0 * 255).rounded()) }
    let expected: [UInt32] = [row.hex >> 16, row.hex >> 8 & 255, row.hex & 255]
    #expect(bytes == expected)
    #expect(color.opacity == 1)
  }

  @Test func `corners are continuous unless told otherwise (facts P7)`() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let path = RoundedRectangle(cornerRadius: 20).path(in: rect)
    #expect(path == RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: rect))
    let top = ends(of: path).filter { $0.y == 0 }.map(\.x)
    #expect(top.contains { abs($0 - 20 * 1.528665) < 0.001 })
    #expect(
      RoundedRectangle(cornerRadius: 80).path(in: rect) == RoundedRectangle(cornerRadius: 50).path(in: rect))
  }

  @Test func `opacity of a group is each member's (facts P9)`() throws {
    let group = Group {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(try layers(HStack { group.opacity(0.5) }).map(\.opacity) == [0.5, 0.5])
    #expect(try layers(HStack { group }.opacity(0.5)).map(\.opacity) == [0.5])
  }

  @Test func `views at one z index keep their order (facts P10)`() throws {
    let colors: [Color] = [.red, .green, .blue, .orange]
    let stacked = try items(
      ZStack {
        colors[0].zIndex(1)
        colors[1]
        colors[2].zIndex(1)
        colors[3]
      })
    let paints = stacked.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
    let order = [1, 3, 0, 2].map { Paint.color(colors[$0].resolve(in: EnvironmentValues())) }
    #expect(paints == order)
  }

  @Test func `iOS's measures (facts K12)`() {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let view = VStack {
      Divider().accessibilityIdentifier("divider")
      Color.red.padding().accessibilityIdentifier("padded")
    }
    let host = ViewHost(
      view, size: CGSize(width: 100, height: 100), environment: environment, textEngine: FixedTextEngine())
    #expect(host.frame(of: "divider") == CGRect(x: 0, y: 0, width: 100, height: 0.5))
    #expect(host.frame(of: "padded") == CGRect(x: 0, y: 8.5, width: 100, height: 91.5))
    let mac = ViewHost(
      view, size: CGSize(width: 100, height: 100), environment: environment, interfaceIdiom: .macOS,
      textEngine: FixedTextEngine())
    #expect(mac.frame(of: "divider")?.height == 1)
  }

  @Test(arguments: [(false, 270.0), (true, 242)]) func `open rings (facts V10)`(_ hasBounds: Bool, _ sweep: Double)
    throws
  {
    let plain = Gauge(value: 0.4) { Text("a") }
    let bounded = Gauge(value: 0.4) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    }
    let view = hasBounds ? AnyView(bounded) : AnyView(plain)
    let drawn = try items(view.gaugeStyle(.accessoryCircular))
    let (path, line) = try #require(strokes(drawn).first)
    #expect(line == 6)
    let ends = ends(of: path)
    let (first, last) = (try #require(ends.first), try #require(ends.last))
    let center = CGPoint(x: 100, y: 50)
    for end in [first, last] { #expect(abs(hypot(end.x - center.x, end.y - center.y) - 26) < 0.001) }
    // The gap is centred at the foot.
    let half = (360 - sweep) / 2 * .pi / 180
    #expect(abs(first.x - (100 - 26 * sin(half))) < 0.001 && abs(last.x - (100 + 26 * sin(half))) < 0.001)
    #expect(abs(first.y - (50 + 26 * cos(half))) < 0.001 && abs(last.y - first.y) < 0.001)
  }

  /// Where the pieces of a path end.
  private func ends(of path: Path) -> [CGPoint] {
    var ends: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to), .curve(let to, _, _), .quadCurve(let to, _): ends.append(to)
      case .closeSubpath: break
      }
    }
    return ends
  }

  private func strokes(_ items: [DisplayItem]) -> [(Path, CGFloat)] {
    items.flatMap { item -> [(Path, CGFloat)] in
      switch item {
      case .stroke(let path, _, let style): [(path, style.lineWidth)]
      case .layer(let layer): strokes(layer.items)
      default: []
      }
    }
  }
}
