import Foundation
import PodiumDrawing
import Testing

@testable import PodiumViews

struct SymbolCatalogTests {
  @Test func everyBlockReads() throws { try SymbolCatalog.validate() }

  @Test func everyNameIsAnswered() {
    #expect(SymbolCatalog.names.count > 900)
    for name in SymbolCatalog.names { #expect(SymbolCatalog.contains(name), "\(name)") }
    for name in ["", "star.nonsense", "12", "12.fill"] { #expect(!SymbolCatalog.contains(name), "\(name)") }
  }

  /// Every drawing plain, filled and slashed, and in a filled disc: the other frames are made by the same rule.
  static let shapes = SymbolCatalog.names.filter {
    !($0.hasSuffix(".square") || $0.hasSuffix(".square.fill") || $0.hasSuffix(".circle"))
  }

  @Test(arguments: shapes)
  func drawsInsideItsBox(name: String) throws {
    let artwork = try #require(SymbolCatalog.artwork(named: name))
    #expect(!artwork.layers.isEmpty)
    #expect(artwork.size.width > 0 && artwork.size.width < 2.2)
    #expect(artwork.size.height > 0 && artwork.size.height < 2)
    let box = CGRect(x: 0, y: -artwork.baseline, width: artwork.size.width, height: artwork.size.height)
      .insetBy(dx: -0.002, dy: -0.002)
    for layer in artwork.layers {
      var ink: CGRect
      switch layer {
      case .fill(let path, _, _): ink = path.boundingRect
      case .stroke(let path, let style, _):
        ink = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      case .text(let text, _):
        #expect(!text.isEmpty)
        continue
      }
      #expect(ink.width.isFinite && ink.height.isFinite)
      #expect(box.contains(ink), "\(ink) leaves \(box)")
    }
  }

  @Test func unknownNamesAreNil() {
    for name in ["nonsense", "star.nonsense", ".fill", "star.fill.fill", "star.circle.circle"] {
      #expect(SymbolCatalog.artwork(named: name) == nil, "\(name)")
    }
  }

  /// Facts T16: a full symbol is 1.18 by 1.145 em.
  @Test func roundSymbolHasTheSystemsSize() throws {
    let artwork = try #require(SymbolCatalog.artwork(named: "circle"))
    #expect(abs(artwork.size.width - 1.18) < 0.02)
    #expect(abs(artwork.size.height - 1.145) < 0.02)
    // The middle is half a capital above the baseline.
    #expect(abs(artwork.baseline - artwork.size.height / 2 - SymbolGrid.capHeight / 2) < 1e-9)
  }

  @Test func weightsAndScalesGrow() throws {
    func stroke(_ weight: Int) throws -> CGFloat {
      guard
        case .stroke(_, let style, _) = try #require(
          SymbolCatalog.artwork(named: "circle", weight: weight)?.layers.first)
      else { return 0 }
      return style.lineWidth
    }
    let widths = try stride(from: 100, through: 900, by: 100).map(stroke)
    #expect(widths == widths.sorted() && Set(widths).count == 9)
    let sizes = try SymbolScale.allCases.map {
      try #require(SymbolCatalog.artwork(named: "star", scale: $0)).size.width
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
  }

  /// Drawn twice from the text, without the cache, the geometry is the same to the last bit.
  @Test func sameNameSameGeometry() throws {
    for name in ["star.slash", "bell.circle.fill", "heart.square.fill"] {
      let drawn = try (0..<2).map { _ in
        try SymbolFile(bytes: PackageResources.symbols_txt).artwork(
          named: name, weight: 600, scale: .large, multicolor: false)
      }
      #expect(drawn[0] != nil && drawn[0] == drawn[1])
    }
  }
}
