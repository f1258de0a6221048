import Foundation
import PodiumCairo
import Testing

@testable import PodiumTesting

@Suite("Comparing pixels") struct PixelComparisonTests {
  @Test("One pixel off by one is never exact", arguments: 0..<40) func oneOff(seed: UInt64) {
    var random = Pictures.Random(state: seed &* 7919)
    let picture = Pictures.noise(37, 23, seed: seed)
    var other = picture
    let index = Int.random(in: 0..<picture.pixels.count, using: &random)
    other.pixels[index] = other.pixels[index] == 255 ? 254 : other.pixels[index] + 1
    let comparison = PixelComparison(expected: picture, actual: other)
    #expect(comparison.differing == 1 && comparison.largestDelta == 1)
    let place = (x: index / 4 % 37, y: index / 4 / 37)
    #expect(comparison.bounds == .init(x: place.x, y: place.y, width: 1, height: 1))
    #expect(!GoldenTolerance.exact.allows(comparison))
    #expect(GoldenTolerance.offByOne.allows(comparison))
    #expect(GoldenTolerance.pixels(max: 1, delta: 1).allows(comparison))
    #expect(!GoldenTolerance.pixels(max: 0, delta: 255).allows(comparison))
    #expect(!GoldenTolerance.pixels(max: 1, delta: 0).allows(comparison))
  }

  @Test("Equal pictures pass everything") func equal() {
    let picture = Pictures.noise(64, 64, seed: 1)
    let comparison = PixelComparison(expected: picture, actual: picture)
    #expect(comparison.differing == 0 && comparison.bounds == nil && comparison.densest == nil)
    for tolerance in [GoldenTolerance.exact, .offByOne, .pixels(max: 0, delta: 0)] {
      #expect(tolerance.allows(comparison))
    }
  }

  /// What looser tools let through: see what the default makes of it.
  static let realFaults: [(name: String, picture: Bitmap, differing: Int, delta: Int, offByOne: Bool)] = [
    ("a bar one pixel short", Pictures.card(bar: 59), 10, 215, false),
    ("a bar two levels lighter", Pictures.card(ink: 42), 600, 2, false),
    ("a bar one level lighter", Pictures.card(ink: 41), 600, 1, true),
    ("no bar", Pictures.card(bar: 0), 600, 215, false),
  ]

  @Test("Real faults fail by default", arguments: realFaults.indices) func faults(index: Int) {
    let fault = Self.realFaults[index]
    let comparison = PixelComparison(expected: Pictures.card(), actual: fault.picture)
    #expect(comparison.differing == fault.differing)
    #expect(comparison.largestDelta == fault.delta)
    #expect(!GoldenTolerance.exact.allows(comparison))
    #expect(GoldenTolerance.offByOne.allows(comparison) == fault.offByOne)
  }

  @Test("The densest window is what counting every window finds", arguments: 0..<6) func densest(
    seed: UInt64
  ) throws {
    var random = Pictures.Random(state: seed + 99)
    let (width, height) = (60, 50)
    let picture = Pictures.noise(width, height, seed: seed)
    var other = picture
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let index = Int.random(in: 0..<width * height, using: &random) * 4
      other.pixels[index] = other.pixels[index] ^ 0x80
    }
    let comparison = PixelComparison(expected: picture, actual: other)
    let side = PixelComparison.windowSide
    let points = (0..<width * height).filter { picture.pixels[$0 * 4] != other.pixels[$0 * 4] }
    func count(_ left: Int, _ top: Int) -> Int {
      points.count { point in
        let (x, y) = (point % width, point / width)
        return x >= left && x < left + side && y >= top && y < top + side
      }
    }
    let most = (0..<height).flatMap { y in (0..<width).map { x in count(x, y) } }.max()
    let densest = try #require(comparison.densest)
    #expect(densest.count == most)
    #expect(count(densest.x, densest.y) == most)
  }

  @Test(
    "Pictures of different sizes are compared on the canvas that holds both",
    arguments: [
      (120, 90, 1200), (130, 80, 800), (110, 80, 800), (100, 100, 20 * 80 + 100 * 20),
    ]) func sizes(width: Int, height: Int, differing: Int)
  {
    let comparison = PixelComparison(expected: Pictures.card(), actual: Pictures.card(width, height))
    let outside = max(width, 120) * max(height, 80) - min(width, 120) * min(height, 80)
    #expect(comparison.total == max(width, 120) * max(height, 80))
    // A corner that neither picture has counts as well: the canvas shows nothing there.
    #expect(comparison.differing == outside)
    #expect(comparison.largestDelta == 255)
    for tolerance in [GoldenTolerance.exact, .offByOne, .pixels(max: .max, delta: 255)] {
      #expect(!tolerance.allows(comparison))
    }
    #expect(comparison.report(tolerance: .exact)[0].contains("actual \(width) × \(height) px"))
  }

  @Test("The report names every number and the smallest tolerance that would pass") func report() {
    let comparison = PixelComparison(expected: Pictures.card(), actual: Pictures.card(bar: 59))
    #expect(
      comparison.report(tolerance: .offByOne) == [
        "10 of 9600 px differ (0.10 %), by up to 215 of 255",
        "area: x 79…79, y 30…39 (1 × 10 px); densest 32 × 32 window: 10 px at x 79, y 30",
        "tolerance: .offByOne; the smallest that would pass is .pixels(max: 10, delta: 215)",
      ])
    let rounding = PixelComparison(expected: Pictures.card(), actual: Pictures.card(ink: 41))
    #expect(
      rounding.report(tolerance: .exact).last
        == "tolerance: .exact; the smallest that would pass is .offByOne")
  }

  @Test("The strip shows expected, actual and what differs", arguments: [(120, 80, true), (400, 80, false)])
  func strip(width: Int, height: Int, isRow: Bool) {
    let (expected, actual) = (Pictures.card(width, height), Pictures.card(width, height, bar: 59))
    let comparison = PixelComparison(expected: expected, actual: actual)
    let strip = DifferencePicture.strip(expected: expected, actual: actual, comparison: comparison)
    #expect(strip.width == (isRow ? 3 * width + 48 : width + 24))
    #expect(strip.height == (isRow ? height + 24 : 3 * height + 48))
    func pixel(_ pane: Int, _ x: Int, _ y: Int) -> [UInt8] {
      let origin = isRow ? (12 + pane * (width + 12), 12) : (12, 12 + pane * (height + 12))
      let pixel = strip[origin.0 + x, origin.1 + y]
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
    #expect(pixel(0, 79, 35) == [40, 40, 40, 255])
    #expect(pixel(1, 79, 35) == [255, 255, 255, 255])
    #expect(pixel(2, 79, 35) == [255, 45, 40, 255])
    #expect(pixel(2, 40, 35) == [212, 212, 212, 255])
    #expect(pixel(2, 82, 35) == [0, 122, 255, 255])
    #expect(pixel(2, 110, 70) == [255, 255, 255, 255])
  }

  @Test("A failing comparison of a whole card is quick") func speed() {
    let expected = Pictures.card(676, 316)
    let actual = Pictures.card(676, 316, bar: 500)
    let clock = ContinuousClock()
    let time = clock.measure {
      let comparison = PixelComparison(expected: expected, actual: actual)
      _ = DifferencePicture.strip(expected: expected, actual: actual, comparison: comparison)
    }
    // Generous: an unoptimised build on a busy machine.
    #expect(time < .seconds(5), "\(time)")
    print("compare and strip of 676 × 316 px: \(time)")
  }
}
