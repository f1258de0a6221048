import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct ImageTests {
  /// A picture whose left half is red and whose right half is blue.
  private func halves(_ width: Int, _ height: Int) throws -> Data {
    var pixels: [UInt8] = []
    for _ in 0..<height {
      for x in 0..<width { pixels += x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    }
    return try PNGCodec.encode(Bitmap(width: width, height: height, pixels: pixels))
  }

  private func image(
    _ data: Data, _ rect: CGRect, name: String = "a.png",
    interpolation: DisplayItem.ImageItem.Interpolation = .medium, tint: Paint? = nil
  ) throws -> DisplayItem {
    let resource = try ImageInspector.imageResource(data: data, name: name)
    return .image(.init(resource: resource, rect: rect, interpolation: interpolation, tint: tint))
  }

  @Test func `natural sizes and formats`() throws {
    let data = try halves(8, 4)
    let plain = try ImageInspector.imageResource(data: data, name: "a.png")
    #expect(plain.format == .png)
    #expect(plain.size == CGSize(width: 8, height: 4))
    #expect(plain.contentHash.count == 64)
    #expect(
      try ImageInspector.imageResource(data: data, name: "a@2x.png").size == CGSize(width: 4, height: 2))
    let svg =
      "<?xml version='1.0'?><!-- x --><svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>"
    let vector = try ImageInspector.imageResource(data: Data(svg.utf8), name: "b.svg")
    #expect(vector.format == .svg)
    #expect(vector.size == CGSize(width: 30, height: 20))
    let box = try ImageInspector.imageResource(data: SampleList.avatar, name: "c.svg")
    #expect(box.size == CGSize(width: 10, height: 10))
  }

  @Test func `SHA-256 of the standard's example`() {
    #expect(
      ImageInspector.contentHash(Data("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test(arguments: [
    "", "hello", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'>", "<html></html>", "\u{89}PNG\r\n",
  ])
  func `no picture is an error that names the file`(text: String) {
    let error = #expect(throws: RenderError.self) {
      try ImageInspector.imageResource(data: Data(text.utf8), name: "cat.png")
    }
    #expect(error?.description.contains("cat.png") == true)
  }

  @Test(arguments: [1.0, 2, 3]) func `pictures are averaged down to whole pixels`(scale: Double) throws {
    let bitmap = try draw(
      8, 4, scale: scale, [image(halves(400, 200), CGRect(x: 1.1, y: 0, width: 4, height: 2))])
    let first = Int((1.1 * scale).rounded())
    #expect(bitmap.hex(first, 0) == "FF0000FF")
    #expect(bitmap[first - 1, 0].alpha == 0)
    let last = Int((5.1 * scale).rounded()) - 1
    #expect(bitmap.hex(last, 0) == "0000FFFF")
    #expect(bitmap[last + 1, 0].alpha == 0)
  }

  @Test func `pixels stay squares without interpolation`() throws {
    let rect = CGRect(x: 0, y: 0, width: 8, height: 4)
    let hard = try draw(8, 4, [image(halves(2, 1), rect, interpolation: .none)])
    #expect((0..<8).map { hard[$0, 2].red } == [255, 255, 255, 255, 0, 0, 0, 0])
    let soft = try draw(8, 4, [image(halves(2, 1), rect)])
    #expect(soft[3, 2].red > 128 && soft[3, 2].blue > 0)
  }

  @Test func `a tint fills the picture's alpha`() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let bitmap = try draw(10, 10, [image(SampleList.avatar, rect, name: "a.svg", tint: .color(.pureRed))])
    #expect(bitmap.hex(5, 5) == "FF0000FF")
    #expect(bitmap[0, 0].alpha == 0)
  }

  @Test func `a mirrored picture is mirrored`() throws {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    let item = try image(halves(4, 4), CGRect(x: 0, y: 0, width: 4, height: 4))
    let bitmap = try draw(4, 4, [.layer(.init(items: [item], transform: mirror))])
    #expect(bitmap.hex(0, 0) == "0000FFFF")
    #expect(bitmap.hex(3, 0) == "FF0000FF")
  }

  @Test func `a quarter turn moves the left side up`() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 4, y: 0))
    let item = try image(halves(4, 4), CGRect(x: 0, y: 0, width: 4, height: 4))
    let bitmap = try draw(4, 4, [.layer(.init(items: [item], transform: turn))])
    #expect(bitmap.hex(0, 0) == "FF0000FF")
    #expect(bitmap.hex(3, 3) == "0000FFFF")
  }

  @Test func `a faded picture`() throws {
    let item = try image(halves(4, 4), CGRect(x: 0, y: 0, width: 4, height: 4))
    let bitmap = try draw(4, 4, [.layer(.init(items: [item], opacity: 0.5))])
    #expect(bitmap.hex(0, 0) == "FF000080")
  }

  @Test func `resampling keeps a flat picture flat`() {
    for (width, height) in [(1, 1), (3, 7), (10, 10), (13, 5), (40, 31)] {
      let source = PixelBuffer(width: 10, height: 10, format: .argb)
      for y in 0..<10 { for x in 0..<10 { source.row32(y)[x] = 0xC080_40FF } }
      let result = Resampler.resample(source, width: width, height: height)
      #expect((0..<height).allSatisfy { y in (0..<width).allSatisfy { result.row32(y)[$0] == 0xC080_40FF } })
    }
  }

  @Test func `a picture with absurd dimensions is refused before it is decoded`() throws {
    var data = try halves(2, 2)
    var writer = PNGChunkWriter(capacity: 64)
    writer.chunk("IHDR", [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 8, 2, 0, 0, 0])
    data.replaceSubrange(0..<33, with: writer.data)
    #expect(throws: RenderError.pictureTooLarge(width: 65_535, height: 65_535)) {
      try ImageInspector.imageResource(data: data, name: "bomb.png")
    }
  }
}
