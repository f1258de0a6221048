import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct ShadowTests {
  private func shadowed(
    _ items: [DisplayItem], radius: CGFloat, offset: CGPoint = .zero, color: Color.Resolved = .black
  ) -> DisplayItem {
    .layer(.init(items: items, shadow: Shadow(color: color, radius: radius, offset: offset)))
  }

  /// The share of the shadow at `distance` points outside a long straight edge.
  private func strength(at distance: CGFloat, radius: CGFloat, scale: CGFloat, plain: Bool) throws -> Double {
    let edge = 20 + 5 * radius
    var items = [box(-400, -400, 400 + edge, 900, .white)]
    if !plain { items.append(box(0, 0, 1, 1, .white)) }
    // A second white box hides the content, so that only the shadow's dark counts: the shadow alone is moved down.
    let bitmap = try draw(
      edge + 6 * radius, 40, scale: scale, background: .white,
      [shadowed(items, radius: radius, offset: .zero)])
    let x = (edge + distance) * scale
    // Between pixel middles the value is the mean of both.
    let (left, right) = (Int((x - 0.5).rounded(.down)), Int((x - 0.5).rounded(.up)))
    let mean = (Double(bitmap[left, 20].red) + Double(bitmap[right, 20].red)) / 2
    return 1 - mean / 255
  }

  @Test(arguments: [2.0, 4, 10, 25], [1.0, 2])
  func `alpha is 0.16 one radius out and 0.023 two radii out (facts P1)`(radius: Double, scale: Double) throws {
    for plain in [true, false] {
      let one = try strength(at: radius, radius: radius, scale: scale, plain: plain)
      let two = try strength(at: 2 * radius, radius: radius, scale: scale, plain: plain)
      #expect(abs(one - 0.1587) < 0.008, "one radius: \(one)")
      #expect(abs(two - 0.0228) < 0.005, "two radii: \(two)")
    }
  }

  @Test(arguments: [3.0, 8, 30])
  func `alpha is one half at the edge (facts P1)`(sigma: Double) {
    let buffer = PixelBuffer(width: 400, height: 400, format: .alpha)
    for y in 0..<400 { for x in 0..<200 { buffer.row(y)[x] = 255 } }
    GaussianBlur.blur(buffer, sigma: sigma)
    let mean = (Double(buffer.row(200)[199]) + Double(buffer.row(200)[200])) / 2
    #expect(abs(mean - 127.5) <= 1)
  }

  @Test func `a wide blur is as wide as a narrow one, halvings or not`() {
    for sigma in [11.9, 12.1, 23.9, 24.1, 60] {
      let size = Int(sigma * 8)
      let buffer = PixelBuffer(width: size, height: size, format: .alpha)
      for y in 0..<size { for x in 0..<size / 2 { buffer.row(y)[x] = 255 } }
      GaussianBlur.blur(buffer, sigma: sigma)
      let at = Double(size / 2) + sigma - 0.5
      let low = Int(at.rounded(.down))
      let part = at - Double(low)
      let value =
        Double(buffer.row(size / 2)[low]) * (1 - part) + Double(buffer.row(size / 2)[low + 1]) * part
      #expect(abs(value / 255 - 0.1587) < 0.004, "sigma \(sigma): \(value / 255)")
    }
  }

  @Test func `the kernel's weights sum to one`() {
    for sigma in [0.1, 0.5, 1, 3.3, 12] {
      let weights = GaussianKernel(sigma: sigma).weights
      #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == 65_536)
    }
  }

  @Test func `a full area stays full`() {
    let buffer = PixelBuffer(width: 60, height: 60, format: .argb)
    for y in 0..<60 { for x in 0..<60 { buffer.row32(y)[x] = 0xFFFF_8001 } }
    GaussianBlur.blur(buffer, sigma: 4)
    #expect(buffer.row32(30)[30] == 0xFFFF_8001)
  }

  @Test func `offset and colour`() throws {
    let bitmap = try draw(
      8, 8, [shadowed([box(0, 0, 2, 2, .pureRed)], radius: 0, offset: CGPoint(x: 4, y: 3), color: .pureBlue)])
    #expect(bitmap.hex(0, 0) == "FF0000FF")
    #expect(bitmap.hex(4, 3) == "0000FFFF")
    #expect(bitmap.hex(5, 4) == "0000FFFF")
    #expect(bitmap[6, 4].alpha == 0)
    #expect(bitmap[4, 2].alpha == 0)
  }

  @Test func `content outside the picture still casts a shadow into it`() throws {
    let bitmap = try draw(
      4, 4, [shadowed([box(-10, 0, 4, 4, .pureRed)], radius: 0, offset: CGPoint(x: 11, y: 0))])
    #expect(bitmap.alphas(row: 1) == [0, 255, 255, 255])
  }

  @Test func `a translucent shape casts a fainter shadow`() throws {
    let half = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let bitmap = try draw(8, 2, [shadowed([box(0, 0, 2, 2, half)], radius: 0, offset: CGPoint(x: 4, y: 0))])
    #expect(bitmap[4, 0].alpha == 128)
  }

  @Test func `the fast path and the general one agree`() throws {
    let shape = DisplayItem.fill(
      Path(roundedRect: CGRect(x: 10.2, y: 10.7, width: 40, height: 20.3), cornerRadius: 8), .color(.white),
      FillStyle())
    let fast = try draw(60, 50, scale: 2, [shadowed([shape], radius: 3, offset: CGPoint(x: 1.3, y: 2.7))])
    let general = try draw(
      60, 50, scale: 2,
      [shadowed([.layer(.init(items: [shape]))], radius: 3, offset: CGPoint(x: 1.3, y: 2.7))])
    #expect(fast == general)
  }

  @Test func `blur spreads a layer with sigma as its radius`() throws {
    let bitmap = try draw(
      80, 20, background: .white, [.layer(.init(items: [box(-200, -200, 240, 440, .black)], blurRadius: 6))])
    let mean = (Double(bitmap[45, 10].red) + Double(bitmap[46, 10].red)) / 2
    #expect(abs((1 - mean / 255) - 0.1587) < 0.008)
  }

  @Test func `a blurred mask has these very values on every machine`() {
    let buffer = PixelBuffer(width: 16, height: 3, format: .alpha)
    for y in 0..<3 { for x in 4..<8 { buffer.row(y)[x] = 255 } }
    GaussianBlur.blur(buffer, sigma: 1.5)
    #expect(
      (0..<16).map { buffer.row(1)[$0] } == [2, 8, 27, 65, 110, 141, 141, 110, 65, 27, 8, 2, 0, 0, 0, 0])
  }

  @Test func `a picture halved and enlarged keeps its weight and its middle`() {
    for (width, height, channels) in [(33, 17, 1), (40, 24, 4), (7, 9, 4)] {
      let plane = Plane(width: width * channels, height: height)
      for index in 0..<width * height * channels { plane.values[index] = 40_000 }
      let small = plane.halved(channels: channels)
      #expect(small.width == (width + 1) / 2 * channels && small.height == (height + 1) / 2)
      #expect(small.values[channels] == 40_000)
      // An odd side ends in half a block: half the weight, and a quarter in the corner.
      let corner = small.values[small.width * small.height - 1]
      #expect(corner == (width % 2 == 0 ? 40_000 : 10_000))
      let large = small.enlarged(by: 1, width: width, height: height, channels: channels)
      #expect(large.values[(height / 2 * width + width / 2) * channels] == 40_000)
    }
  }

  @Test(arguments: [1e3, 1e6, 1e30]) func `an absurd radius draws a faint haze, not an error`(radius: Double)
    throws
  {
    let item = box(2, 2, 4, 4, .pureRed)
    let bitmap = try draw(8, 8, scale: 2, [shadowed([item], radius: radius)])
    #expect(bitmap.hex(8, 8) == "FF0000FF")
    let blurred = try draw(8, 8, [.layer(.init(items: [item], blurRadius: radius))])
    #expect(blurred[4, 4].alpha < 20)
  }
}
