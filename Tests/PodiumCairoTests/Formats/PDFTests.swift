import Foundation
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct PDFTests {
  @Test func `links are annotations with the exact address`() throws {
    let renderer = try CairoRenderer(links: LinkPolicy(appSchemes: ["podium"]))
    let text = String(decoding: try renderer.pdfData(SampleList.make()), as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 100 60 ]"))
    let addresses = text.components(separatedBy: "/URI (").dropFirst().map {
      $0.components(separatedBy: ")\n")[0]
    }
    #expect(
      Array(addresses) == [
        "https://example.com/pets/whiskers", "https://example.com/a?b=1&c='(2)'", "podium://pets/Zo%C3%AB",
      ])
    #expect(text.contains("/Rect [ 0 0 100 60 ]"))
    #expect(text.contains("/Rect [ 60 20 80 40 ]"))
    #expect(!text.contains("javascript"))
  }

  @Test func `parentheses that would end the string are encoded`() {
    let area = DisplayList.HitArea(
      rect: CGRect(x: 1, y: 2.5, width: 3, height: 4), url: "https://a/)(\\'", label: "")
    #expect(PDFDocument.attributes(of: area) == "rect=[1 2.5 3 4] uri='https://a/%29%28%5C\\''")
  }

  @Test func `the same list gives the same bytes, dated as asked`() throws {
    let renderer = try CairoRenderer()
    let list = try SampleList.make()
    let first = try renderer.pdfData(list)
    #expect(try renderer.pdfData(list) == first)
    #expect(String(decoding: first, as: UTF8.self).contains("19700101000000Z)"))
    let dated = try renderer.pdfData(
      list, metadata: DocumentMetadata(title: "Card", created: Date(timeIntervalSince1970: 1_700_000_000)))
    #expect(String(decoding: dated, as: UTF8.self).contains("20231114221320Z)"))
    #expect(String(decoding: dated, as: UTF8.self).contains("/Title (Card)"))
  }

  @Test func `links work on a page without ink`() throws {
    let list = DisplayList(
      size: CGSize(width: 10, height: 10), widgetURL: URL(string: "https://example.com/"))
    let text = String(decoding: try CairoRenderer().pdfData(list), as: UTF8.self)
    #expect(text.contains("/URI (https://example.com/)"))
  }
}
