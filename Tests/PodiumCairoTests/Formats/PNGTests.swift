import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct PNGTests {
  private let list = DisplayList(
    size: CGSize(width: 4, height: 2), items: [box(0, 0, 2, 2, .pureRed)],
    widgetURL: URL(string: "https://example.com/ä?a=1"), accessibilityText: ["Whiskers", "8 of 10"])

  @Test(arguments: PNGCompression.allCases)
  func `chunks stand in their order`(compression: PNGCompression) throws {
    let data = try CairoRenderer().pngData(list, scale: 2, compression: compression)
    let chunks = try PNGCodec.chunks(data)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "IDAT", "IEND"])
    #expect([UInt8](chunks[0].data) == [0, 0, 0, 8, 0, 0, 0, 4, 8, 6, 0, 0, 0])
    // 144 dpi are 5,669 pixels a metre.
    #expect([UInt8](chunks[2].data) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(
      try PNGCodec.texts(data) == [
        .init(keyword: "Description", text: "Whiskers\n8 of 10"),
        .init(keyword: "Deep Link", text: "https://example.com/%C3%A4?a=1"),
      ])
  }

  @Test(arguments: PNGCompression.allCases)
  func `another decoder reads the same pixels`(compression: PNGCompression) throws {
    var pixels: [UInt8] = []
    for index in 0..<(37 * 23) {
      pixels += [UInt8(index % 251), UInt8(index % 13 * 19), UInt8(index / 7 % 256), UInt8(index % 256)]
    }
    let bitmap = Bitmap(width: 37, height: 23, pixels: pixels)
    let data = try PNGCodec.encode(bitmap, compression: compression)
    #expect(try PNGCodec.decode(data) == bitmap)
    #expect(try PNGCodec.encode(bitmap, compression: compression) == data)
  }

  @Test func `a large noisy picture survives the fast path`() throws {
    var state: UInt32 = 1
    let pixels = (0..<400 * 300 * 4).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(state >> 24)
    }
    let bitmap = Bitmap(width: 400, height: 300, pixels: pixels)
    #expect(try PNGCodec.decode(PNGCodec.encode(bitmap, compression: .fast)) == bitmap)
  }

  @Test func `an opaque picture has no alpha`() throws {
    let renderer = try CairoRenderer()
    let data = try renderer.pngData(list, scale: 1, isOpaque: true)
    #expect(try [UInt8](PNGCodec.chunks(data)[0].data)[9] == 2)
    #expect(try PNGCodec.decode(data).hex(3, 0) == "000000FF")
    var filled = list
    filled.background = .white
    #expect(try [UInt8](PNGCodec.chunks(renderer.pngData(filled, scale: 1))[0].data)[9] == 2)
  }

  @Test func `the file holds the bitmap`() throws {
    let renderer = try CairoRenderer()
    let color = Color.Resolved(red: 0.3, green: 0.6, blue: 0.9, opacity: 0.7)
    let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 17, height: 15))
    let soft = DisplayList(
      size: CGSize(width: 20, height: 20), items: [.fill(disc, .color(color), FillStyle())])
    #expect(try PNGCodec.decode(renderer.pngData(soft, scale: 2)) == renderer.bitmap(soft, scale: 2))
  }

  @Test func `a link that is not allowed is left out`() throws {
    var bad = list
    bad.widgetURL = URL(string: "javascript:alert(1)")
    let texts = try PNGCodec.texts(CairoRenderer().pngData(bad, scale: 1))
    #expect(texts.map(\.keyword) == ["Description"])
  }

  @Test func `broken files are told from whole ones`() throws {
    let data = try CairoRenderer().pngData(list, scale: 1)
    var flipped = data
    flipped[flipped.count - 20] ^= 1
    #expect(throws: RenderError.self) { try PNGCodec.chunks(flipped) }
    #expect(throws: RenderError.self) { try PNGCodec.chunks(data.dropLast(3)) }
    #expect(throws: RenderError.self) { try PNGCodec.chunks(Data("GIF89a".utf8)) }
    #expect(throws: RenderError.self) { try PNGCodec.decode(Data()) }
    let pointer = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
    let error = #expect(throws: RenderError.self) { try PNGCodec.decode(pointer, name: "a") }
    #expect(error?.description.contains("git lfs pull") == true)
  }

  @Test(
    arguments: [
      (141.0, 3.0, 423), (47.1, 3, 142), (100.0 / 3, 3, 100), (33.333, 3, 100), (0.2, 1, 1), (10.01, 1, 10),
      (10.02, 1, 11),
    ] as [(Double, Double, Int)])
  func `points become whole pixels`(length: Double, scale: Double, pixels: Int) throws {
    #expect(try PictureLimits.pixelSize(CGSize(width: length, height: 1), scale: scale).width == pixels)
  }

  @Test(
    arguments: [
      [0, 1, 1], [Double.nan, 1, 1], [1, 1, 0], [-1, 1, 1], [.infinity, 1, 1], [1, 1, .nan], [32_768, 1, 1],
      [9_000, 9_000, 1], [1e300, 1e300, 1],
    ] as [[Double]])
  func `impossible sizes are errors in every format`(numbers: [Double]) throws {
    let renderer = try CairoRenderer()
    let scale = numbers[2]
    let list = DisplayList(size: CGSize(width: numbers[0], height: numbers[1]))
    #expect(throws: RenderError.self) { try renderer.bitmap(list, scale: scale) }
    #expect(throws: RenderError.self) { try renderer.pngData(list, scale: scale) }
    guard scale == 1 else { return }
    #expect(throws: RenderError.self) { try renderer.svgData(list) }
    #expect(throws: RenderError.self) { try renderer.pdfData(list) }
  }
}
