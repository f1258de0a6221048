import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct ParallelTests {
  @Test func `four threads draw the same bytes`() async throws {
    let renderer = try CairoRenderer()
    let list = try SampleList.make()
    let expected = try [
      renderer.pngData(list, scale: 2, compression: .fast), renderer.svgData(list), renderer.pdfData(list),
    ]
    let fresh = try CairoRenderer()
    try await withThrowingTaskGroup(of: [Data].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var last: [Data] = []
          for _ in 0..<3 {
            last = try [
              fresh.pngData(list, scale: 2, compression: .fast), fresh.svgData(list), fresh.pdfData(list),
            ]
          }
          return last
        }
      }
      for try await result in group { #expect(result == expected) }
    }
  }

  @Test(arguments: PNGCompression.allCases) func `no trace of an earlier picture`(_ compression: PNGCompression) throws
  {
    let list = try SampleList.make()
    let other = DisplayList(
      size: CGSize(width: 90, height: 70),
      items: [.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 60)), .color(.black), FillStyle())])
    let renderer = try CairoRenderer()
    let first = try renderer.pngData(list, scale: 1, compression: compression)
    for _ in 0..<3 {
      _ = try renderer.pngData(other, scale: 3, compression: compression)
      #expect(try renderer.pngData(list, scale: 1, compression: compression) == first)
    }
  }

  @Test func `a cache stays within its limit and keeps what is used`() {
    let cache = BoundedCache<Int, [UInt8]>(capacity: 12_000)
    for key in 0..<100 {
      _ = cache.value(for: key, cost: \.count) { [UInt8](repeating: 0, count: 100) }
      _ = cache.value(for: 0, cost: \.count) { [UInt8](repeating: 1, count: 100) }
      #expect(cache.cost <= 12_000)
    }
    #expect(cache.value(for: 0, cost: \.count) { [] }.first == 0)
    #expect(cache.value(for: 1, cost: \.count) { [] }.isEmpty)
  }
}
