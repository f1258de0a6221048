import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

/// Layers with nothing inside, at no place, or without end.
@Suite struct OddLayerTests {
  private typealias Layer = DisplayItem.Layer

  private func nested(_ depth: Int, _ layer: ([DisplayItem]) -> Layer) -> [DisplayItem] {
    (0..<depth).reduce([box(0, 0, 4, 4, .pureRed)]) { items, _ in [.layer(layer(items))] }
  }

  @Test func `what lies outside of two clips is nothing, though a layer between them moves`() throws {
    let clip = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let outside = DisplayItem.layer(Layer(items: [box(20, 0, 2, 2, .pureRed)], clip: clip))
    let moved = DisplayItem.layer(Layer(items: [outside], transform: CGAffineTransform(scaleX: 2, y: 2)))
    let items = [DisplayItem.layer(Layer(items: [moved, box(0, 0, 1, 1, .pureBlue)], opacity: 0.5, clip: clip))]
    let list = DisplayList(size: CGSize(width: 4, height: 4), items: items)
    #expect(try draw(4, 4, items).alphas(row: 0) == [128, 0, 0, 0])
    #expect(try !CairoRenderer().svgData(list).isEmpty && !CairoRenderer().pdfData(list).isEmpty)
  }

  @Test func `rectangles overlap, or have nothing in common`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(rect.overlap(CGRect(x: 2, y: -1, width: 9, height: 2)) == CGRect(x: 2, y: 0, width: 2, height: 1))
    for other in [.null, CGRect(x: 5, y: 0, width: 1, height: 1), CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      #expect(rect.overlap(other).isNull && other.overlap(rect).isNull)
    }
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 0)).isNull)
  }

  @Test func `what nests without end fails its picture in each format`() throws {
    let box = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    func list(_ depth: Int) -> DisplayList {
      DisplayList(size: CGSize(width: 4, height: 4), items: nested(depth) { Layer(items: $0, clip: box) })
    }
    let renderer = try CairoRenderer()
    let deep = list(PictureLimits.maximumDepth + 1)
    let error = RenderError.layersTooDeep(limit: PictureLimits.maximumDepth)
    #expect(throws: error) { try renderer.pngData(deep, scale: 1) }
    #expect(throws: error) { try renderer.svgData(deep) }
    #expect(throws: error) { try renderer.pdfData(deep) }
    #expect(throws: error) {
      try draw(4, 4, nested(PictureLimits.maximumDepth + 1) { Layer(items: [], mask: $0) })
    }
    #expect(try !renderer.pngData(list(PictureLimits.maximumDepth), scale: 1).isEmpty)
  }
}
