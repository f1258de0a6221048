import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

/// Colour changes: by formula (facts P3), and the same whether paints or pixels are changed.
@Suite struct ColorEffectTests {
  private static let orange = Color.Resolved(red: 0.8, green: 0.4, blue: 0.2)

  private func layer(_ transform: ColorTransform, _ items: [DisplayItem]) -> DisplayItem {
    var layer = DisplayItem.Layer(items: items)
    layer.colors = transform
    return .layer(layer)
  }

  @Test(arguments: [
    (ColorTransform.brightness(0.2), "FF9966FF"),
    (.brightness(-0.5), "4C0000FF"),
    (.contrast(0.5), "A67359FF"),
    (.contrast(-1), "3399CCFF"),
    // 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2 = 0.4706
    (.saturation(0), "787878FF"),
    (.saturation(1), "CC6633FF"),
    (.hueRotation(.zero), "CC6633FF"),
    (.multiply(Color.Resolved(red: 0.5, green: 1, blue: 0)), "666600FF"),
    (.invert, "3399CCFF"),
    (.luminanceToAlpha, "00000078"),
  ])
  func `a colour is changed by its formula`(transform: ColorTransform, expected: String) throws {
    let bitmap = try draw(2, 2, [layer(transform, [box(0, 0, 2, 2, Self.orange)])])
    #expect(bitmap.hex(0, 0) == expected)
  }

  @Test(arguments: [
    ColorTransform.brightness(0.2), .contrast(0.5), .saturation(0.3), .saturation(2), .hueRotation(.degrees(90)),
    .invert, .multiply(Color.Resolved(red: 0.5, green: 1, blue: 0)),
  ])
  func `paints and pixels change alike`(transform: ColorTransform) throws {
    let half = Color.Resolved(red: 0.1, green: 0.3, blue: 0.9, opacity: 0.5)
    let items = [box(0, 0, 3, 2, Self.orange), box(1, 0, 3, 2, half)]
    // Multiplying takes the layer out of what paints alone can show.
    let apart =
      items + [
        .layer(DisplayItem.Layer(items: [box(3, 1, 1, 1, .white)], blendMode: .multiply))
      ]
    let byPaint = try draw(4, 2, [layer(transform, items)])
    let byPixel = try draw(4, 2, [layer(transform, apart)])
    for x in 0..<4 {
      let (first, second) = (byPaint[x, 0], byPixel[x, 0])
      let pairs = [
        (first.red, second.red), (first.green, second.green), (first.blue, second.blue), (first.alpha, second.alpha),
      ]
      #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 2 }, "\(x): \(first) and \(second)")
    }
  }

  @Test func `what is cut off between two stops is cut off there`() throws {
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1)]
    let fill = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 100, height: 1)),
      .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)), FillStyle())
    let bitmap = try draw(100, 1, [layer(.brightness(0.5), [fill])])
    #expect(bitmap[10, 0].red > 0x90 && bitmap[10, 0].red < 0xA4)
    #expect(bitmap[60, 0].red == 255)
  }

  @Test func `the shadow keeps its colour`() throws {
    var recolored = DisplayItem.Layer(items: [box(2, 2, 2, 2, .pureRed)])
    recolored.colors = .invert
    recolored.shadow = Shadow(color: .pureBlue, radius: 0, offset: CGPoint(x: 4, y: 0))
    let bitmap = try draw(10, 6, [.layer(recolored)])
    #expect(bitmap.hex(3, 3) == "00FFFFFF")
    #expect(bitmap.hex(7, 3) == "0000FFFF")
  }

  @Test func `numbers that are none change nothing`() throws {
    let bitmap = try draw(1, 1, [layer(.brightness(.nan), [box(0, 0, 1, 1, Self.orange)])])
    #expect(bitmap.hex(0, 0) == "CC6633FF")
  }

  @Test func `plain paints stay vectors in documents`() throws {
    let list = DisplayList(
      size: CGSize(width: 4, height: 4), items: [layer(.invert, [box(0, 0, 4, 4, .pureRed)])])
    let text = String(decoding: try CairoRenderer().svgData(list), as: UTF8.self)
    #expect(!text.contains("<image"))
    #expect(text.contains("fill"))
  }
}
