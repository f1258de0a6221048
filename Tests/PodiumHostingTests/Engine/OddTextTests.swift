import Podium
import Testing

/// Texts that no keyboard writes, in every format.
@MainActor struct OddTextTests {
  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0x1_FFFE, 0, 0x202E, 0xFEFF] as [UInt32])
  func isDrawnInEveryFormat(_ number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    let host = ViewHost(Text(verbatim: "a\(scalar)b").font(.body), size: CGSize(width: 80, height: 40))
    #expect(try host.pngData().starts(with: [0x89, 0x50]))
    #expect(try host.pdfData().starts(with: Array("%PDF".utf8)))
    #expect(try String(decoding: host.svgData(), as: UTF8.self).contains("<svg"))
  }
}
