import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct EdgeTests {
  @Test(arguments: [
    // x, width, scale and the expected coverage of the first pixels.
    (0.0, 2.0, 1.0, [255, 255, 0, 0] as [UInt8]),
    (0.5, 2, 1, [0, 255, 255, 0]),
    (0.4, 2, 1, [255, 255, 0, 0]),
    (1.0 / 3, 1, 3, [0, 255, 255, 255]),
    (1.5, 0.5, 1, [0, 255, 0, 0]),
    (1, 0.5, 2, [0, 0, 255, 0]),
    (1.2, 0.3, 1, [0, 255, 0, 0]),
  ])
  func `upright edges lie on the pixel grid`(x: Double, width: Double, scale: Double, alphas: [UInt8]) throws {
    let bitmap = try draw(6, 2, scale: scale, [box(x, 0, width, 2, .black)])
    #expect(Array(bitmap.alphas(row: 0).prefix(4)) == alphas)
  }

  @Test func `a faint sliver fades instead of becoming a full pixel`() throws {
    let bitmap = try draw(3, 1, [box(1, 0, 0.1, 1, .black)])
    #expect((20...32).contains(Int(bitmap[1, 0].alpha)))
  }

  @Test func `neighbours share their edge`() throws {
    let bitmap = try draw(
      10, 1, [box(0, 0, 10.0 / 3, 1, .pureRed), box(10.0 / 3, 0, 20.0 / 3, 1, .pureBlue)])
    #expect(
      (0..<10).map { bitmap.hex($0, 0) } == Array(repeating: "FF0000FF", count: 3)
        + Array(repeating: "0000FFFF", count: 7))
  }

  @Test func `a rounded rectangle has crisp sides and soft corners`() throws {
    let path = Path(roundedRect: CGRect(x: 0.3, y: 0.3, width: 19.5, height: 19.5), cornerRadius: 6)
    let bitmap = try draw(20, 20, [.fill(path, .color(.black), FillStyle())])
    #expect(bitmap.hex(0, 10) == "000000FF")
    #expect(bitmap.hex(19, 10) == "000000FF")
    #expect(bitmap[0, 0].alpha == 0)
    #expect((1..<255).contains(bitmap[1, 1].alpha))
  }

  @Test func `a circle keeps its fractions`() throws {
    let path = Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 9, height: 9))
    let bitmap = try draw(10, 10, [.fill(path, .color(.black), FillStyle())])
    #expect((60...200).contains(Int(bitmap[0, 5].alpha)))
    // Cairo's rasteriser counts coverage in 17 by 15 steps a pixel, so that the four sides differ a little.
    #expect(abs(Int(bitmap[0, 5].alpha) - Int(bitmap[9, 5].alpha)) <= 4)
    #expect(abs(Int(bitmap[0, 5].alpha) - Int(bitmap[5, 0].alpha)) <= 4)
  }

  @Test func `a turned square is smooth (facts P11)`() throws {
    let square = Path(CGRect(x: -3, y: -3, width: 6, height: 6))
    let turn = CGAffineTransform(rotationAngle: .pi / 4).concatenating(
      CGAffineTransform(translationX: 6, y: 6))
    let bitmap = try draw(
      12, 12, [.layer(.init(items: [.fill(square, .color(.black), FillStyle())], transform: turn))])
    #expect(bitmap.hex(6, 6) == "000000FF")
    #expect(abs(Int(bitmap[1, 5].alpha) - 0x07) <= 4)
    #expect(abs(Int(bitmap[2, 5].alpha) - 0xB6) <= 6)
  }

  @Test func `even-odd leaves the middle open`() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 6, height: 6))
    path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    let open = try draw(6, 6, [.fill(path, .color(.black), FillStyle(eoFill: true))])
    let full = try draw(6, 6, [.fill(path, .color(.black), FillStyle())])
    #expect(open[3, 3].alpha == 0)
    #expect(full[3, 3].alpha == 255)
  }

  @Test func `a quarter turn keeps edges crisp`() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 4, y: 0))
    let bitmap = try draw(4, 4, [.layer(.init(items: [box(1.3, 1, 2, 1, .black)], transform: turn))])
    #expect((0..<4).map { bitmap[2, $0].alpha } == [0, 255, 255, 0])
    #expect(bitmap.alphas(row: 1) == [0, 0, 255, 0])
  }
}
