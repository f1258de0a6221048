import Foundation
import FoundationXML
import PodiumDrawing
import Testing

@testable import PodiumCairo

@Suite struct SVGTests {
  /// Elements with their attributes, in document order.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    /// What stands directly after each element's start.
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append((elementName, attributes))
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !texts.isEmpty { texts[texts.count - 1] += string }
    }
  }

  private func read(_ data: Data) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    #expect(parser.parse(), "not well-formed: \(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }

  @Test func `the root says how large and what`() throws {
    let reader = try read(CairoRenderer().svgData(SampleList.make()))
    let root = try #require(reader.elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "100")
    #expect(root.attributes["height"] == "60")
    #expect(root.attributes["viewBox"] == "0 0 100 60")
    #expect(root.attributes["role"] == "img")
    #expect(reader.elements[1].name == "title")
    #expect(reader.texts[1].hasPrefix("Whiskers & <friends>"))
    #expect(reader.elements[2].name == "desc")
    #expect(reader.texts[2].hasPrefix("Whiskers & <friends>, 8 of 10"))
  }

  @Test func `links lie over the drawing, the widget's lowest`() throws {
    let renderer = try CairoRenderer(links: LinkPolicy(appSchemes: ["Podium"]))
    let reader = try read(renderer.svgData(SampleList.make()))
    let tail = reader.elements.suffix(9)
    #expect(tail.map(\.name) == ["a", "title", "rect", "a", "title", "rect", "a", "title", "rect"])
    let links = tail.filter { $0.name == "a" }
    #expect(
      links.map { $0.attributes["href"] } == [
        "https://example.com/pets/whiskers", "https://example.com/a?b=1&c='(2)'", "podium://pets/Zo%C3%AB",
      ])
    #expect(links.allSatisfy { $0.attributes["href"] == $0.attributes["xlink:href"] })
    let rects = tail.filter { $0.name == "rect" }.map { rect in
      ["x", "y", "width", "height"].map { rect.attributes[$0] ?? "" }.joined(separator: " ")
    }
    #expect(rects == ["0 0 100 60", "60 20 20 20", "90 50 10 10"])
    #expect(reader.texts[reader.texts.count - 5].hasPrefix("Avatar <&\">"))
  }

  @Test func `no refused scheme is written`() throws {
    let text = String(decoding: try CairoRenderer().svgData(SampleList.make()), as: UTF8.self)
    #expect(!text.contains("javascript"))
    #expect(!text.contains("podium:"))
  }

  @Test func `two draws in one process are the same bytes`() throws {
    let renderer = try CairoRenderer()
    let list = try SampleList.make()
    let first = try renderer.svgData(list)
    _ = try renderer.svgData(DisplayList(size: CGSize(width: 9, height: 9), items: list.items))
    #expect(try renderer.svgData(list) == first)
    #expect(try CairoRenderer().svgData(list) == first)
  }

  @Test func `every reference leads to an id, and ids take the prefix`() throws {
    let data = try CairoRenderer().svgData(SampleList.make(), metadata: DocumentMetadata(idPrefix: "card-"))
    let reader = try read(data)
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    #expect(!ids.isEmpty)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix("card-p") })
    for element in reader.elements where element.name != "a" {
      for value in element.attributes.values {
        for part in value.components(separatedBy: "url(#").dropFirst() {
          #expect(ids.contains(String(part.prefix { $0 != ")" })))
        }
      }
      if let target = element.attributes["xlink:href"], target.hasPrefix("#") {
        #expect(ids.contains(String(target.dropFirst())))
      }
    }
  }

  @Test func `an SVG drawn again looks like the PNG`() throws {
    let renderer = try CairoRenderer()
    let list = try SampleList.make()
    let resource = try ImageInspector.imageResource(data: renderer.svgData(list), name: "again.svg")
    #expect(resource.size == list.size)
    let image = DisplayItem.ImageItem(resource: resource, rect: CGRect(origin: .zero, size: list.size))
    let again = try renderer.bitmap(DisplayList(size: list.size, items: [.image(image)]), scale: 2)
    let direct = try renderer.bitmap(list, scale: 2)
    let difference = zip(again.pixels, direct.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(difference) / Double(direct.pixels.count) < 2)
  }

  @Test func `gradients in ellipses stay gradients`() throws {
    let renderer = try CairoRenderer()
    let stops = [Paint.Stop(color: .pureRed, location: 0), Paint.Stop(color: .pureBlue, location: 1)]
    let paint = Paint.ellipticalGradient(
      stops: stops, center: CGPoint(x: 40, y: 20), frame: CGSize(width: 80, height: 40), startRadius: 0.1,
      endRadius: 0.5)
    let size = CGSize(width: 80, height: 40)
    let list = DisplayList(size: size, items: [.fill(Path(CGRect(origin: .zero, size: size)), paint, FillStyle())])
    let data = try renderer.svgData(list)
    #expect(!String(decoding: data, as: UTF8.self).contains("<image"))
    let resource = try ImageInspector.imageResource(data: data, name: "ellipse.svg")
    let image = DisplayItem.ImageItem(resource: resource, rect: CGRect(origin: .zero, size: size))
    let again = try renderer.bitmap(DisplayList(size: size, items: [.image(image)]), scale: 1)
    let direct = try renderer.bitmap(list, scale: 1)
    let largest = zip(again.pixels, direct.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(largest <= 8)
    // Red in the middle, blue where the ellipse ends.
    #expect(direct.hex(40, 20) == "FF0000FF" && direct.hex(1, 1) == "0000FFFF")
  }

  @Test func `control characters never break the file`() throws {
    let list = DisplayList(
      size: CGSize(width: 5, height: 5), accessibilityText: ["a\u{0}b\u{8}c\u{FFFF}<script>\u{1F408}"])
    let reader = try read(CairoRenderer().svgData(list))
    #expect(reader.texts[1].hasPrefix("abc<script>\u{1F408}"))
  }

  @Test func `plus darker comes out as one picture`() throws {
    let half = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    let list = DisplayList(
      size: CGSize(width: 4, height: 4), background: half,
      items: [.layer(.init(items: [box(0, 0, 2, 4, half)], blendMode: .plusDarker))])
    let renderer = try CairoRenderer()
    let reader = try read(renderer.svgData(list))
    #expect(reader.elements.filter { $0.name == "image" }.count == 1)
    #expect(try renderer.pdfData(list).starts(with: Data("%PDF".utf8)))
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (1.5, "1.5"), (-0.25, "-0.25"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"),
    (0.0001, "0"), (10.05, "10.05"),
  ])
  func `numbers are short`(value: Double, text: String) { #expect(XMLText.number(value) == text) }
}
