import Foundation
import PodiumDrawing

@testable import PodiumCairo

/// A list with everything that formats treat in their own ways.
enum SampleList {
  static let avatar = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0f0"/></svg>
    """.utf8)

  static let round = Path(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 40), cornerRadius: 12)
  static let disc = Path(ellipseIn: CGRect(x: 30, y: 30, width: 20, height: 20))

  static func make() throws -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 60), background: .white, items: try shapes() + pictures(),
      links: [
        .init(
          rect: CGRect(x: 60, y: 20, width: 20, height: 20), url: url("https://example.com/a?b=1&c='(2)'"),
          label: "Avatar <&\">"),
        .init(rect: CGRect(x: 0, y: 0, width: 5, height: 5), url: url("javascript:alert(1)"), label: "never"),
        .init(rect: CGRect(x: 90, y: 50, width: 50, height: 50), url: url("podium://pets/Zoë"), label: ""),
      ],
      widgetURL: url("https://example.com/pets/whiskers"),
      accessibilityText: ["Whiskers & <friends>", "8 of 10"]
    )
  }

  private static func shapes() -> [DisplayItem] {
    let stops = [Paint.Stop(color: .pureRed, location: 0), Paint.Stop(color: .clear, location: 1)]
    let center = CGPoint(x: 40, y: 40)
    func fill(_ path: Path, _ paint: Paint) -> DisplayItem { .fill(path, paint, FillStyle()) }
    return [
      .layer(
        .init(
          items: [fill(round, .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)))],
          shadow: Shadow(color: .black, radius: 4, offset: CGPoint(x: 0, y: 2)))),
      .layer(.init(items: [fill(disc, .color(.pureBlue)), fill(round, .color(.pureRed))], opacity: 0.5)),
      .layer(.init(items: [fill(disc, .color(.pureBlue))], blendMode: .multiply, clip: round)),
      .layer(.init(items: [fill(disc, .color(.pureGreen))], blurRadius: 2)),
      fill(disc, .angularGradient(stops: stops, center: center, startAngle: 0, endAngle: 2 * .pi)),
      fill(disc, .radialGradient(stops: stops, center: center, startRadius: 0, endRadius: 10)),
      .stroke(round, .color(.black), StrokeStyle(lineWidth: 2, dash: [4, 2])),
    ]
  }

  private static func pictures() throws -> [DisplayItem] {
    let grey = try PNGCodec.encode(Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 200, count: 16)))
    let vector = try ImageInspector.imageResource(data: avatar, name: "a.svg")
    let raster = try ImageInspector.imageResource(data: grey, name: "p.png")
    let text = StyledText(runs: [.init("Whiskers", font: ResolvedFont(size: 12))])
    return [
      .image(.init(resource: vector, rect: CGRect(x: 60, y: 20, width: 20, height: 20))),
      .image(.init(resource: raster, rect: CGRect(x: 80, y: 20, width: 9, height: 9))),
      .text(.init(text: text, origin: CGPoint(x: 12, y: 40), width: 60)),
    ]
  }

  private static func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }
}
