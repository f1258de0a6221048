import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

/// Shadows in one another, few enough to be drawn one by one and more.
@Suite struct NestedShadowTests {
  /// A red point whose shadows lie beside it, theirs beside both, and so on: each doubles the row.
  private func row(_ depth: Int, radius: CGFloat = 0) -> DisplayItem {
    (0..<depth).reduce(box(0, 0, 1, 1, .pureRed)) { item, number in
      .layer(
        .init(
          items: [item],
          shadow: Shadow(
            color: number.isMultiple(of: 2) ? .pureBlue : .black, radius: radius,
            offset: CGPoint(x: CGFloat(1 << min(number, 12)), y: 0))))
    }
  }

  @Test(arguments: 1...7) func `each shadow is cast by all inside`(depth: Int) throws {
    let width = 1 << depth
    let bitmap = try draw(CGFloat(width + 2), 1, [row(depth)])
    #expect(bitmap.alphas(row: 0) == [UInt8](repeating: 255, count: width) + [0, 0])
    #expect(bitmap[0, 0] == (255, 0, 0, 255))
    for x in 1..<width {
      // The last shadow that reaches a place has the last word.
      let color = (Int.bitWidth - 1 - x.leadingZeroBitCount).isMultiple(of: 2) ? 255 : 0
      #expect(bitmap[x, 0] == (0, 0, UInt8(color), 255), "\(x)")
    }
  }

  @Test(arguments: [4, 6]) func `content out of sight still casts them`(depth: Int) throws {
    let width = 1 << depth
    let moved = DisplayItem.layer(
      .init(items: [row(depth)], transform: CGAffineTransform(translationX: CGFloat(4 - width), y: 0)))
    #expect(try draw(6, 1, [moved]).alphas(row: 0) == [255, 255, 255, 255, 0, 0])
  }

  @Test func `they cast into a mask`() throws {
    let masked = DisplayItem.layer(.init(items: [box(0, 0, 80, 1, .pureBlue)], mask: [row(5)]))
    #expect(try draw(34, 1, [masked]).alphas(row: 0) == [UInt8](repeating: 255, count: 32) + [0, 0])
  }

  /// One more shadow is about as much more work however many there are: hundreds end.
  @Test func `hundreds of them end in each format`() throws {
    let list = DisplayList(size: CGSize(width: 4, height: 4), items: [row(120, radius: 1)])
    let renderer = try CairoRenderer()
    #expect(try !renderer.pngData(list, scale: 1).isEmpty)
    #expect(try !renderer.svgData(list).isEmpty)
    #expect(try !renderer.pdfData(list).isEmpty)
  }
}
