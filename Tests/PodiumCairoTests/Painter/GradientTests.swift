import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct GradientTests {
  private let stops = [Paint.Stop(color: .pureRed, location: 0), Paint.Stop(color: .pureBlue, location: 1)]

  private func filled(_ paint: Paint, _ size: CGFloat = 100, scale: CGFloat = 1) throws -> Bitmap {
    try draw(
      size, size, scale: scale,
      [.fill(Path(CGRect(x: 0, y: 0, width: size, height: size)), paint, FillStyle())])
  }

  @Test func `linear colours lie where they should`() throws {
    let bitmap = try filled(
      .linearGradient(stops: stops, start: CGPoint(x: 25, y: 0), end: CGPoint(x: 75, y: 0)))
    #expect(bitmap.hex(10, 5) == "FF0000FF")
    #expect(bitmap.hex(90, 5) == "0000FFFF")
    #expect(abs(Int(bitmap[49, 5].red) - 130) <= 2)
    #expect(bitmap[49, 0].red == bitmap[49, 99].red)
    let down = try filled(.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 0, y: 100)))
    let across = try filled(.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)))
    #expect((0..<100).allSatisfy { down.hex(3, $0) == across.hex($0, 3) })
  }

  @Test func `no row of a long gradient jumps`() throws {
    let bitmap = try filled(.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 70, y: 100)), 300)
    for x in 1..<300 { #expect(abs(Int(bitmap[x, 7].red) - Int(bitmap[x - 1, 7].red)) <= 3) }
  }

  @Test func `a fade to clear keeps its hue`() throws {
    let fade = [Paint.Stop(color: .pureRed, location: 0), Paint.Stop(color: .clear, location: 1)]
    let bitmap = try filled(.linearGradient(stops: fade, start: .zero, end: CGPoint(x: 100, y: 0)))
    #expect((0..<95).allSatisfy { bitmap[$0, 0].red >= 250 })
    #expect(abs(Int(bitmap[50, 0].alpha) - 126) <= 2)
  }

  @Test func `two stops at one place make a hard edge`() throws {
    let hard = [
      Paint.Stop(color: .pureRed, location: 0), Paint.Stop(color: .pureRed, location: 0.5),
      Paint.Stop(color: .pureBlue, location: 0.5), Paint.Stop(color: .pureBlue, location: 1),
    ]
    let bitmap = try filled(.linearGradient(stops: hard, start: .zero, end: CGPoint(x: 100, y: 0)))
    #expect(bitmap.hex(49, 0) == "FF0000FF")
    #expect(bitmap.hex(50, 0) == "0000FFFF")
  }

  @Test func `radial and angular colours lie where they should`() throws {
    let radial = try filled(
      .radialGradient(stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 30))
    #expect(radial.hex(50, 50) == "FF0000FF")
    #expect(radial.hex(50, 85) == "0000FFFF")
    #expect(abs(Int(radial[70, 50].red) - 127) <= 8)
    // Twice as wide as high: half of the width across is where half of the height is down.
    let elliptical = try filled(
      .ellipticalGradient(
        stops: stops, center: CGPoint(x: 50, y: 50), frame: CGSize(width: 80, height: 40), startRadius: 0,
        endRadius: 0.5))
    #expect(abs(Int(elliptical[70, 50].red) - 127) <= 5)
    #expect(abs(Int(elliptical[50, 60].red) - 127) <= 9)
    #expect(elliptical.hex(50, 71) == "0000FFFF" && elliptical.hex(91, 50) == "0000FFFF")
    let round = Paint.radialGradient(stops: stops, center: CGPoint(x: 50, y: 50), startRadius: 10, endRadius: 30)
    let square = Paint.ellipticalGradient(
      stops: stops, center: CGPoint(x: 50, y: 50), frame: CGSize(width: 100, height: 100), startRadius: 0.1,
      endRadius: 0.3)
    for point in [CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50), CGPoint(x: 60, y: 65)] {
      #expect(abs(round.opacity(0.5).opacity(at: point) - square.opacity(0.5).opacity(at: point)) < 1e-9)
    }
    let angular = try filled(
      .angularGradient(stops: stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi))
    // Clockwise from the right: down is a quarter, left a half.
    #expect(abs(Int(angular[50, 90].blue) - 64) <= 3)
    #expect(abs(Int(angular[10, 50].blue) - 128) <= 3)
    #expect(abs(Int(angular[50, 10].blue) - 191) <= 3)
  }

  @Test(arguments: [
    (0.0, "FF0000FF"), (0.25, "0000FFFF"), (0.5, "0000FFFF"), (0.7, "FF0000FF"), (0.9, "FF0000FF"),
  ])
  func `outside a part of a turn the nearer end goes on`(turn: Double, expected: String) throws {
    let bitmap = try filled(
      .angularGradient(stops: stops, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi / 2))
    let angle = (turn - 0.001) * 2 * .pi
    let hex = bitmap.hex(Int((50 + 45 * cos(angle)).rounded()), Int((50 + 45 * sin(angle)).rounded()))
    #expect(
      hex.prefix(2) == expected.prefix(2)
        || abs((Int(hex.prefix(2), radix: 16) ?? 999) - (Int(expected.prefix(2), radix: 16) ?? 0)) < 8)
  }

  @Test func `the arc tangent is right to a hundred thousandth`() {
    for step in 0..<1_000 {
      let angle = Double(step) * 0.002 * .pi - .pi + 0.001
      #expect(abs(FixedMath.atan2(sin(angle) * 3, cos(angle) * 3) - angle) < 2e-5)
    }
  }

  @Test func `a turned layer turns its gradient`() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 100, y: 0))
    let paint = Paint.linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0))
    let square = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), paint, FillStyle())
    let bitmap = try draw(100, 100, [.layer(.init(items: [square], transform: turn))])
    #expect(bitmap[50, 2].red > 240)
    #expect(bitmap[50, 97].blue > 240)
  }

  @Test func `straight stops follow premultiplied mixing`() {
    let list: [Paint.Stop] = VectorGradient.straight([
      .init(color: .init(red: 1, green: 0, blue: 0, opacity: 1), location: 0),
      .init(color: .clear, location: 1),
    ])
    #expect(list.allSatisfy { $0.color.red == Float(1) })
    #expect(list[0].color.opacity == Float(1) && list[1].color.opacity == Float(0))
  }
}
