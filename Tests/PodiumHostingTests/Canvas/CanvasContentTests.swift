import Podium
import PodiumDrawing
import Testing

/// Texts, pictures and views in a canvas.
@MainActor struct CanvasContentTests {
  private func host(_ view: some View, _ environment: EnvironmentValues = .init()) -> ViewHost<some View> {
    ViewHost(view, size: CGSize(width: 100, height: 60), environment: environment, textEngine: FixedTextEngine())
  }

  private func lines(
    _ environment: EnvironmentValues = .init(), _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> [DisplayItem.TextLine] {
    func lines(_ item: DisplayItem) -> [DisplayItem.TextLine] {
      switch item {
      case .text(let line): [line]
      case .layer(let layer): layer.items.flatMap(lines)
      default: []
      }
    }
    return try host(Canvas(renderer: renderer), environment).displayList().items.flatMap(lines)
  }

  /// Six points a letter, lines 16 high, baselines at 13.
  @Test func `texts are measured and stand at their anchors`() throws {
    let drawn = try lines { context, size in
      let text = context.resolve(Text("aaaa bbbb cc"))
      let narrow = CGSize(width: 30, height: 100)
      #expect(text.measure(in: size) == CGSize(width: 72, height: 16))
      #expect(text.measure(in: narrow) == CGSize(width: 30, height: 48))
      #expect(text.firstBaseline(in: narrow) == 13 && text.lastBaseline(in: narrow) == 45)
      context.draw(text, at: CGPoint(x: 50, y: 30))
      context.draw(text, at: CGPoint(x: 50, y: 30), anchor: .topLeading)
      context.draw(Text("ab"), at: CGPoint(x: 50, y: 30), anchor: .bottomTrailing)
      context.draw(text, in: CGRect(x: 5, y: 7, width: 30, height: 40))
    }
    #expect(
      drawn.map(\.origin) == [
        CGPoint(x: 14, y: 35), CGPoint(x: 50, y: 43), CGPoint(x: 38, y: 27), CGPoint(x: 5, y: 20),
        CGPoint(x: 5, y: 36),
      ])
    #expect(drawn.map(\.text.string).suffix(2) == ["aaaa", "bbbb…"])
  }

  @Test func `a right-to-left text starts at the right`() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let drawn = try lines(environment) { context, _ in
      context.draw(Text("aa"), in: CGRect(x: 10, y: 0, width: 50, height: 20))
    }
    #expect(drawn.map(\.origin.x) == [48])
  }

  @Test func `letters without a style take the shading`() throws {
    let drawn = try lines { context, _ in
      var text = context.resolve(Text("a") + Text("b").foregroundStyle(.blue))
      text.shading = .color(.red)
      context.draw(text, at: .zero)
      context.draw(Text("c"), at: .zero)
    }
    let environment = EnvironmentValues()
    let colors = [Color.red, .blue, .primary].map { Paint.color($0.resolve(in: environment)) }
    #expect(drawn.flatMap(\.text.runs).map(\.paint) == colors)
  }

  @Test func `fonts and sizes are the environment's`() throws {
    var size: CGFloat = 0
    let canvas = Canvas { context, _ in
      #expect(context.environment.colorScheme == .dark)
      context.draw(Text("a"), at: .zero)
    }
    let list = try host(canvas.font(.system(size: 31)).environment(\.colorScheme, .dark)).displayList()
    func visit(_ item: DisplayItem) {
      if case .text(let line) = item { size = line.text.runs[0].font.size }
      if case .layer(let layer) = item { layer.items.forEach(visit) }
    }
    list.items.forEach(visit)
    #expect(size == 31)
  }

  @Test func `symbols and pictures`() throws {
    var sizes: [CGSize] = []
    let canvas = Canvas { context, _ in
      var star = context.resolve(Image(systemName: "star.fill"))
      sizes.append(star.size)
      #expect(star.baseline > 0 && star.baseline <= star.size.height)
      star.shading = .color(.red)
      context.draw(star, at: CGPoint(x: 50, y: 30))
      context.draw(Image("nothing"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let canvasHost = host(canvas)
    let symbol = host(Image(systemName: "star.fill").accessibilityIdentifier("star"))
    let list = try canvasHost.displayList()
    #expect(sizes == [try #require(symbol.frame(of: "star")).size])
    #expect(list.warnings == ["there is no image named 'nothing'"])
    #expect(try canvasHost.pngData() != host(Canvas { _, _ in }).pngData())
  }

  @Test func `views are drawn by their tags`() throws {
    var found: [CGSize?] = []
    let canvas = Canvas { context, _ in
      found = [
        context.resolveSymbol(id: "box")?.size, context.resolveSymbol(id: 2)?.size, context.resolveSymbol(id: 3)?.size,
      ]
      guard let box = context.resolveSymbol(id: "box"), let label = context.resolveSymbol(id: 2) else { return }
      context.draw(box, at: CGPoint(x: 50, y: 30))
      context.draw(box, in: CGRect(x: 0, y: 0, width: 40, height: 5))
      context.draw(label, at: CGPoint(x: 100, y: 60), anchor: .bottomTrailing)
    } symbols: {
      Color.red.frame(width: 20, height: 10).tag("box").accessibilityIdentifier("box")
      ForEach([1, 2], id: \.self) { Text(String(repeating: "a", count: $0)).tag($0) }
    }
    let canvasHost = host(canvas)
    let plain = host(
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 10).offset(x: 40, y: 25)
        Color.red.frame(width: 40, height: 5)
        Text("aa").offset(x: 88, y: 44)
      }.frame(width: 100, height: 60, alignment: .topLeading).accessibilityHidden(true))
    #expect(try canvasHost.pngData() == plain.pngData())
    #expect(found == [CGSize(width: 20, height: 10), CGSize(width: 12, height: 16), nil])
    // They are drawn only where the closure says so, and are no part of the tree.
    #expect(canvasHost.frame(of: "box") == nil)
  }

  @Test func `says nothing aloud and leads nowhere`() throws {
    let canvas = Canvas { context, _ in
      context.draw(Text("words"), at: .zero)
      if let link = context.resolveSymbol(id: 0) { context.draw(link, at: .zero) }
    } symbols: {
      Link("site", destination: URL(filePath: "/a")).tag(0)
    }
    let list = try host(canvas).displayList()
    #expect(list.accessibilityText == [] && list.links == [])
  }

  @Test func `draws what views draw`() throws {
    let window = Path(CGRect(x: 20, y: 10, width: 40, height: 40))
    let bar = Path(CGRect(x: 40, y: 30, width: 50, height: 20))
    let expected = try host(
      ZStack {
        bar.fill(.red)
        window.fill(.green)
      }
    ).pngData()
    let outside = Canvas { context, _ in
      context.fill(window, with: .color(.green))
      context.clip(to: window, options: .inverse)
      context.fill(bar, with: .color(.red))
    }
    #expect(try host(outside).pngData() == expected)
    let masked = Canvas { context, size in
      context.fill(bar, with: .color(.red))
      context.clipToLayer { $0.fill(window, with: .color(.black)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    #expect(try host(masked).pngData() == expected)
    let unmasked = Canvas { context, size in
      context.fill(bar, with: .color(.red))
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        layer.blendMode = .destinationOut
        layer.fill(window, with: .color(.black))
      }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    #expect(try host(unmasked).pngData() == expected)
  }

  @Test func `blends only with what the canvas has drawn`() throws {
    let canvas = Canvas { context, size in
      context.blendMode = .multiply
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
    }
    #expect(try host(canvas.background(.blue)).pngData() == host(Color.yellow.background(.blue)).pngData())
  }

  @Test func `stays vectors in SVG`() throws {
    let canvas = Canvas { context, _ in
      context.opacity = 0.5
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 60)))
      context.rotate(by: .degrees(10))
      context.fill(Path(ellipseIn: CGRect(x: 20, y: 10, width: 40, height: 40)), with: .color(.green))
    }
    let svg = String(decoding: try host(canvas).svgData(), as: UTF8.self)
    #expect(svg.contains("<path") && !svg.contains("<image"))
  }
}
