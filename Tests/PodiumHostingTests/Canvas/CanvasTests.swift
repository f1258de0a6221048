import Podium
import PodiumDrawing
import Testing

/// What a canvas records, by values.
@MainActor struct CanvasTests {
  private typealias Layer = DisplayItem.Layer

  private func list(
    _ view: some View, size: CGSize? = CGSize(width: 100, height: 50), _ environment: EnvironmentValues = .init()
  ) throws -> DisplayList {
    try ViewHost(view, size: size, environment: environment, textEngine: FixedTextEngine()).displayList()
  }

  /// The items in the canvas's own coordinates.
  private func items(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [DisplayItem] {
    try Self.drawn(try list(Canvas(renderer: renderer)))
  }

  private static func drawn(_ list: DisplayList) throws -> [DisplayItem] {
    guard let first = list.items.first else { return [] }
    return try moved(layer(first).items[0]).items
  }

  private static func layer(_ item: DisplayItem) throws -> Layer {
    guard case .layer(let layer) = item else { throw Unexpected(item: item) }
    return layer
  }

  private static func moved(_ item: DisplayItem) throws -> Layer {
    var layer = try layer(item)
    let items = layer.items
    let transform = layer.transform
    (layer.items, layer.transform) = ([], .identity)
    #expect(layer == Layer(items: []), "the layer does more than move")
    return Layer(items: items, transform: transform)
  }

  private struct Unexpected: Error { let item: DisplayItem }

  private let box = Path(CGRect(x: 10, y: 5, width: 20, height: 10))
  private func red() -> Paint { .color(Color.red.resolve(in: EnvironmentValues())) }

  @Test func `takes the space it is offered`() throws {
    var sizes: [CGSize] = []
    let canvas = Canvas { _, size in sizes.append(size) }
    _ = try list(canvas)
    _ = try list(canvas.fixedSize())
    _ = try list(canvas.frame(width: 30).padding(5))
    #expect(sizes == [CGSize(width: 100, height: 50), CGSize(width: 10, height: 10), CGSize(width: 30, height: 40)])
  }

  @Test func `stands in its frame and draws nothing outside`() throws {
    let view = Canvas { context, _ in context.fill(box, with: .color(.red)) }.frame(width: 40, height: 20)
    let outer = try Self.layer(try #require(try list(view).items.first))
    #expect(outer.clip == Path(CGRect(x: 30, y: 15, width: 40, height: 20)))
    let inner = try Self.moved(outer.items[0])
    #expect(inner.transform == CGAffineTransform(translationX: 30, y: 15))
    #expect(inner.items == [.fill(box, red(), FillStyle())])
  }

  @Test func `outlines and shadings`() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let drawn = try items { context, _ in
      context.fill(box, with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(box, with: .style(.red), lineWidth: 3)
      context.stroke(box, with: .foreground, style: StrokeStyle(lineWidth: 2, dash: [4]))
      context.fill(box, with: .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)))
      context.fill(box, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)))
      context.fill(box, with: .conicGradient(gradient, center: CGPoint(x: 1, y: 2), angle: .radians(1)))
      context.fill(box, with: .palette([.color(.red), .color(.blue)]))
      context.fill(box, with: .color(.clear))
    }
    let environment = EnvironmentValues()
    let stops = gradient.stops.map {
      Paint.Stop(color: $0.color.resolve(in: environment), location: $0.location)
    }
    #expect(
      drawn == [
        .fill(box, red(), FillStyle(eoFill: true)), .stroke(box, red(), StrokeStyle(lineWidth: 3)),
        .stroke(
          box, .color(Color.primary.resolve(in: environment)), StrokeStyle(lineWidth: 2, dash: [4])),
        .fill(
          box, .linearGradient(stops: stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 30, y: 10)), FillStyle()),
        .fill(box, .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)), FillStyle()),
        .fill(
          box,
          .angularGradient(
            stops: stops, center: CGPoint(x: 1, y: 2), startAngle: 1, endAngle: 1 + 2 * .pi), FillStyle()),
        .fill(box, red(), FillStyle()),
      ])
  }

  @Test func `a copy keeps its own state and draws into the same canvas`() throws {
    let drawn = try items { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 3)
      copy.opacity = 0.5
      copy.fill(box, with: .color(.red))
      context.fill(box, with: .color(.red))
      #expect(context.transform.isIdentity && context.opacity == 1)
      #expect(copy.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
    }
    #expect(drawn.count == 2)
    let faded = try Self.layer(drawn[0])
    #expect(faded.opacity == 0.5)
    #expect(try Self.moved(faded.items[0]).transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
    #expect(drawn[1] == .fill(box, red(), FillStyle()))
  }

  @Test func `transforms nest`() throws {
    _ = try items { context, _ in
      context.translateBy(x: 10, y: 0)
      context.rotate(by: .degrees(90))
      let turned = CGPoint(x: 1, y: 0).applying(context.transform)
      #expect(abs(turned.x - 10) < 1e-9 && abs(turned.y - 1) < 1e-9)
      var other = context
      other.concatenate(CGAffineTransform(translationX: 3, y: 0))
      context.translateBy(x: 3, y: 0)
      #expect(other.transform == context.transform)
    }
  }

  @Test func `clips stay where they were made`() throws {
    let drawn = try items { context, _ in
      context.translateBy(x: 10, y: 0)
      context.clip(to: box)
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 5, width: 20, height: 10))
      context.translateBy(x: 10, y: 0)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 5, width: 20, height: 10))
      context.clip(to: Path(CGRect(x: -20, y: 0, width: 30, height: 100)))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 5, width: 10, height: 10))
      context.fill(box, with: .color(.red))
    }
    let first = try Self.layer(drawn[0])
    #expect(first.clip == box.offsetBy(dx: 10, dy: 0))
    let second = try Self.layer(first.items[0])
    #expect(second.clip == Path(CGRect(x: 0, y: 0, width: 30, height: 100)))
    #expect(try Self.moved(second.items[0]).transform == CGAffineTransform(translationX: 20, y: 0))
  }

  @Test func `the filter added last is applied first, within clips and fading`() throws {
    let drawn = try items { context, _ in
      context.clip(to: box)
      context.addFilter(.shadow(color: .red, radius: 2, x: 1, y: 3))
      context.addFilter(.blur(radius: 4))
      context.addFilter(.grayscale(1))
      context.blendMode = .multiply
      context.fill(box, with: .color(.red))
    }
    let blended = try Self.layer(drawn[0])
    #expect(blended.blendMode == .multiply && blended.opacity == 1)
    let clipped = try Self.layer(blended.items[0])
    #expect(clipped.clip == box)
    let shadowed = try Self.layer(clipped.items[0])
    #expect(
      shadowed.shadow
        == Shadow(color: Color.red.resolve(in: EnvironmentValues()), radius: 2, offset: CGPoint(x: 1, y: 3)))
    let blurred = try Self.layer(shadowed.items[0])
    #expect(blurred.blurRadius == 4)
    let grey = try Self.layer(blurred.items[0])
    #expect(grey.colors == .saturation(0))
    #expect(grey.items == [.fill(box, red(), FillStyle())])
  }

  @Test func `a layer starts plain and is drawn as one`() throws {
    let drawn = try items { context, _ in
      context.opacity = 0.5
      context.clip(to: box)
      context.translateBy(x: 1, y: 2)
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.transform == context.transform)
        layer.translateBy(x: 1, y: 2)
        layer.fill(box, with: .color(.red))
        layer.fill(box, with: .color(.red))
      }
      context.drawLayer { _ in }
    }
    #expect(drawn.count == 1)
    let clipped = try Self.layer(try Self.layer(drawn[0]).items[0])
    let group = try Self.layer(clipped.items[0])
    #expect(group.items.count == 2)
    #expect(try Self.moved(group.items[1]).transform == CGAffineTransform(translationX: 2, y: 4))
  }

  @Test func `a layer that fails fails the caller`() {
    struct Stop: Error {}
    var caught = false
    _ = try? items { context, _ in
      do { try context.drawLayer { _ in throw Stop() } } catch { caught = true }
    }
    #expect(caught)
  }

  @Test func `reads state anew each time it is drawn`() throws {
    struct Counter: View {
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Canvas { context, _ in
            for _ in 0..<count { context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
          }
          Button("more") { count += 1 }
        }
      }
    }
    let host = ViewHost(Counter(), size: CGSize(width: 50, height: 50), textEngine: FixedTextEngine())
    #expect(try Self.drawn(host.displayList()).count == 1)
    try host.tap("more")
    #expect(try Self.drawn(host.displayList()).count == 2)
  }

  @Test func `what is private is covered`() throws {
    var environment = EnvironmentValues()
    environment.redactionReasons = .privacy
    var isDrawn = false
    let view = Canvas { _, _ in isDrawn = true }.privacySensitive()
    #expect(try list(view, environment).items.count == 1)
    #expect(!isDrawn)
  }
}
