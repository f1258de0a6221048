import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct LayerTests {
  @Test func `a group fades as one`() throws {
    let items = [box(0, 0, 4, 4, .pureRed), box(2, 0, 4, 4, .pureRed)]
    let bitmap = try draw(6, 4, [.layer(.init(items: items, opacity: 0.5))])
    #expect(Set((0..<6).map { bitmap.hex($0, 1) }) == ["FF000080"])
  }

  @Test func `nested opacities multiply`() throws {
    let inner = DisplayItem.Layer(items: [box(0, 0, 2, 2, .pureRed)], opacity: 0.5)
    let bitmap = try draw(2, 2, [.layer(.init(items: [.layer(inner)], opacity: 0.5))])
    #expect(abs(Int(bitmap[0, 0].alpha) - 64) <= 1)
  }

  @Test func `a clip cuts and ends with its layer`() throws {
    let clip = Path(CGRect(x: 1, y: 0, width: 2, height: 2))
    let bitmap = try draw(
      4, 2, [.layer(.init(items: [box(0, 0, 4, 1, .pureRed)], clip: clip)), box(0, 1, 4, 1, .pureBlue)])
    #expect(bitmap.alphas(row: 0) == [0, 255, 255, 0])
    #expect(bitmap.alphas(row: 1) == [255, 255, 255, 255])
  }

  @Test func `a mask multiplies alpha`() throws {
    let mask = [box(0, 0, 2, 2, Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))]
    let bitmap = try draw(4, 2, [.layer(.init(items: [box(0, 0, 4, 2, .pureRed)], mask: mask))])
    #expect((0..<4).map { bitmap.hex($0, 0) } == ["FF000080", "FF000080", "00000000", "00000000"])
  }

  @Test(arguments: [
    (BlendMode.normal, "0000FFFF"), (.multiply, "000000FF"), (.screen, "FF00FFFF"),
    (.plusLighter, "FF00FFFF"),
    (.plusDarker, "000000FF"), (.difference, "FF00FFFF"), (.destinationOut, "00000000"),
    (.destinationOver, "FF0000FF"), (.sourceAtop, "0000FFFF"), (.darken, "000000FF"), (.lighten, "FF00FFFF"),
  ])
  func `blue over red`(mode: BlendMode, expected: String) throws {
    let bitmap = try draw(
      3, 1, [box(0, 0, 2, 1, .pureRed), .layer(.init(items: [box(1, 0, 1, 1, .pureBlue)], blendMode: mode))])
    #expect(bitmap.hex(1, 0) == expected)
    #expect(bitmap.hex(0, 0) == "FF0000FF")
    #expect(bitmap.hex(2, 0) == "00000000")
  }

  @Test(arguments: BlendMode.allCases)
  func `every mode leaves the outside alone`(mode: BlendMode) throws {
    let grey = Color.Resolved(red: 0.4, green: 0.5, blue: 0.6)
    let bitmap = try draw(
      4, 1, background: grey,
      [.layer(.init(items: [box(1, 0, 2, 1, .pureRed)], opacity: 0.5, blendMode: mode))])
    #expect(bitmap.hex(0, 0) == "668099FF")
    #expect(bitmap.hex(3, 0) == "668099FF")
  }

  @Test func `destination out inside a group cuts only the group`() throws {
    let hole = DisplayItem.layer(.init(items: [box(1, 0, 1, 1, .black)], blendMode: .destinationOut))
    let bitmap = try draw(
      3, 1, background: .pureGreen,
      [.layer(.init(items: [box(0, 0, 3, 1, .pureRed), hole], opacity: 0.999_9))])
    #expect(bitmap.hex(1, 0) == "00FF00FF")
    #expect(bitmap.hex(0, 0) == "FF0000FF")
  }

  @Test func `a mask can have a hole cut out`() throws {
    let hole = DisplayItem.layer(.init(items: [box(1, 0, 1, 1, .black)], blendMode: .destinationOut))
    let bitmap = try draw(
      3, 1, [.layer(.init(items: [box(0, 0, 3, 1, .pureRed)], mask: [box(0, 0, 3, 1, .black), hole]))])
    #expect(bitmap.alphas(row: 0) == [255, 0, 255])
  }

  @Test func `a group isolates blending, a moved layer does not`() throws {
    let hole = DisplayItem.layer(.init(items: [box(1, 0, 1, 1, .black)], blendMode: .destinationOut))
    let group = try draw(
      3, 1, background: .pureGreen, [.layer(.init(items: [box(0, 0, 3, 1, .pureRed), hole]))])
    #expect(group.hex(1, 0) == "00FF00FF")
    let moved = DisplayItem.Layer(items: [hole], transform: CGAffineTransform(translationX: 1, y: 0))
    let bitmap = try draw(3, 1, background: .pureGreen, [.layer(moved)])
    #expect(bitmap.alphas(row: 0) == [255, 255, 0])
  }

  @Test func `plus darker adds up inside a faded group`() throws {
    let half = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    let dark = DisplayItem.layer(.init(items: [box(0, 0, 1, 1, half)], blendMode: .plusDarker))
    let bitmap = try draw(2, 1, [.layer(.init(items: [box(0, 0, 2, 1, half), dark], opacity: 0.999_9))])
    #expect(bitmap[0, 0].red <= 1)
    #expect(bitmap[1, 0].red == 128)
  }

  @Test(arguments: [
    CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(translationX: 1e300, y: 0),
  ])
  func `a matrix that cannot be undone draws nothing and harms nothing`(matrix: CGAffineTransform) throws {
    let bitmap = try draw(
      2, 1,
      [.layer(.init(items: [box(0, 0, 2, 1, .pureRed)], transform: matrix)), box(0, 0, 1, 1, .pureBlue)])
    #expect((0..<2).map { bitmap.hex($0, 0) } == ["0000FFFF", "00000000"])
  }

  @Test func `numbers that are not finite never reach Cairo`() throws {
    let bad = CGFloat.nan
    let odd = Color.Resolved(red: .nan, green: .infinity, blue: -3)
    var path = Path()
    path.move(to: CGPoint(x: bad, y: 0))
    path.addLine(to: CGPoint(x: 2, y: 2))
    let far = Path(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
    let stops = [Paint.Stop(color: .pureRed, location: 0), Paint.Stop(color: .pureBlue, location: 1)]
    let bitmap = try draw(
      2, 1,
      [
        .fill(path, .color(.pureRed), FillStyle()),
        .stroke(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.pureRed), StrokeStyle(lineWidth: bad)),
        .stroke(
          Path(CGRect(x: 5, y: 5, width: 1, height: 1)), .color(.pureRed),
          StrokeStyle(lineWidth: 1, miterLimit: bad, dash: [-1, bad], dashPhase: bad)),
        .fill(far, .linearGradient(stops: stops, start: CGPoint(x: bad, y: 0), end: .zero), FillStyle()),
        .layer(.init(items: [box(0, 0, 1, 1, .pureRed)], opacity: .nan)),
        .layer(
          .init(
            items: [box(9, 9, 1, 1, .pureRed)],
            shadow: Shadow(color: .pureRed, radius: .infinity, offset: .zero),
            blurRadius: bad)),
        box(0, 0, 1, 1, odd),
        .fill(far, .color(.pureGreen), FillStyle()),
      ])
    #expect((0..<2).map { bitmap.hex($0, 0) } == ["00FF00FF", "00FF00FF"])
  }
}
