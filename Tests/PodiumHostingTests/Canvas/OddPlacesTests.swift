import Foundation
import Podium
import Testing

/// Canvases and links whose numbers are none, or are outside of everything.
@MainActor struct OddPlacesTests {
  private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost<V> {
    ViewHost(view(), size: CGSize(width: 60, height: 40), textEngine: FixedTextEngine())
  }

  private func isDrawn<V: View>(_ host: ViewHost<V>) throws -> Bool {
    try !host.pngData().isEmpty && !host.svgData().isEmpty && !host.pdfData().isEmpty
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, 0]) func canvases(_ odd: CGFloat) throws {
    let host = host {
      Canvas { context, _ in
        let rect = CGRect(x: odd, y: odd, width: odd, height: odd)
        context.fill(Path(rect), with: .color(.red))
        context.draw(Text("a"), in: rect)
        context.draw(Image(systemName: "star"), in: rect)
        context.resolveSymbol(id: 1).map { context.draw($0, in: rect) }
        context.scaleBy(x: odd, y: odd)
        context.clip(to: Path(rect))
        context.draw(Text("a"), at: .zero)
        #expect(context.clipBoundingRect.width >= 0 || !odd.isFinite)
      } symbols: {
        Text("b").tag(1)
      }
    }
    #expect(try isDrawn(host))
  }

  @Test func aCopyThatIsClippedAgainAndAgain() throws {
    let host = host {
      Canvas { context, _ in
        for x in 0..<100 {
          context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
          context.fill(Path(CGRect(x: x, y: 0, width: 5, height: 5)), with: .color(.red))
        }
      }
    }
    #expect(try isDrawn(host))
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func linksAtNoPlaceAreNone(_ odd: CGFloat) throws {
    let host = host {
      Text("[a](https://example.org)").overlay {
        Text("[b](https://example.org)").offset(x: odd)
        Text("[c](https://example.org)").scaleEffect(odd)
        Text("[d](https://example.org)").baselineOffset(odd)
      }
    }
    #expect(try isDrawn(host))
    let links = try host.displayList().links
    #expect(links.first?.label == "a")
    #expect(links.allSatisfy { $0.rect.minX.isFinite && $0.rect.maxY.isFinite })
  }
}
