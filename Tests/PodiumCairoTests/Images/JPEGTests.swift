import CPixbuf
import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct JPEGTests {
  /// A JPEG file, its left half red and its right half blue, with an EXIF orientation where one is given.
  private func jpeg(_ width: Int, _ height: Int, orientation: UInt8? = nil) throws -> Data {
    let pixbuf = try #require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height)))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let pixels = try #require(gdk_pixbuf_get_pixels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    for y in 0..<height {
      for x in 0..<width {
        let color: [UInt8] = x < width / 2 ? [255, 0, 0] : [0, 0, 255]
        for channel in 0..<3 { pixels[y * stride + x * 3 + channel] = color[channel] }
      }
    }
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    #expect(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", nil, nil, nil) != 0)
    let bytes = try #require(buffer)
    defer { g_free(bytes) }
    var data = Data(bytes: bytes, count: Int(size))
    if let orientation {
      let exif: [UInt8] =
        Array("Exif\0\0MM\0*".utf8)
        + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      data.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
    }
    return data
  }

  @Test func `a large photo keeps its size and is drawn small`() throws {
    let resource = try ImageInspector.imageResource(data: jpeg(1600, 800), name: "photo.jpg")
    #expect(resource.format == .jpeg)
    #expect(resource.size == CGSize(width: 1600, height: 800))
    let bitmap = try draw(
      20, 10, [.image(.init(resource: resource, rect: CGRect(x: 0, y: 0, width: 20, height: 10)))])
    #expect(bitmap[2, 5].red > 240 && bitmap[2, 5].blue < 15)
    #expect(bitmap[17, 5].blue > 240 && bitmap[17, 5].red < 15)
  }

  @Test(arguments: [(6, 0), (8, 1)] as [(UInt8, Int)])
  func `a turned photo stands upright`(orientation: UInt8, top: Int) throws {
    let data = try jpeg(80, 40, orientation: orientation)
    let resource = try ImageInspector.imageResource(data: data, name: "photo.jpg")
    #expect(resource.size == CGSize(width: 40, height: 80))
    let bitmap = try draw(
      40, 80, [.image(.init(resource: resource, rect: CGRect(x: 0, y: 0, width: 40, height: 80)))])
    let (upper, lower) = (bitmap[20, 10], bitmap[20, 70])
    #expect((upper.red > 240) == (top == 0))
    #expect((lower.red > 240) == (top == 1))
  }

  @Test func `a turned square photo stands upright as well`() throws {
    let resource = try ImageInspector.imageResource(data: jpeg(40, 40, orientation: 6), name: "photo.jpg")
    let bitmap = try draw(
      40, 40, [.image(.init(resource: resource, rect: CGRect(x: 0, y: 0, width: 40, height: 40)))])
    #expect(bitmap[20, 5].red > 240)
    #expect(bitmap[20, 35].blue > 240)
  }

  @Test func `a cut-off file is an error`() throws {
    #expect(throws: RenderError.self) {
      try ImageInspector.imageResource(data: jpeg(80, 40).prefix(300), name: "photo.jpg")
    }
  }

  @Test func `versions are known`() {
    #expect(LibraryVersions.all.allSatisfy { $0.version.first?.isNumber == true })
  }
}
