/// A picture from the asset catalog, or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Hashable, Sendable {
    case named(String)
    case symbol(String)
    case resource(ImageResource)
  }

  /// How a picture fills a space that is not its own size.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How smooth a scaled picture is.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// Whether a picture is drawn as it is or as a mask for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  let source: Source
  /// What the picture says aloud; nil for its name, empty where it only decorates.
  let label: String?
  var isResizable = false
  var interpolationMode = Interpolation.medium
  var templateMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source, label: String?) { (self.source, self.label) = (source, label) }

  /// A picture of the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name), label: nil) }

  /// A picture of the asset catalog, with what it says aloud.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name), label: label.resolveString(in: EnvironmentValues()))
  }

  /// A picture of the asset catalog that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name), label: "") }

  /// A symbol by its SF Symbols name, drawn with Podium's own artwork.
  public init(systemName: String) { self.init(.symbol(systemName), label: nil) }

  /// A symbol by its SF Symbols name; a value from 0 to 1 does not change Podium's own artwork.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// An encoded picture. Ours, for programs without an asset catalog.
  public init(resource: ImageResource, label: String = "") { self.init(.resource(resource), label: label) }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Lets the picture take the space it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.isResizable = true }
  }

  /// Sets how smooth a scaled picture is.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationMode = interpolation }
  }

  /// Draws the picture as it is or as a mask for the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.templateMode = renderingMode }
  }

  /// Sets how a symbol's layers are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  let kind: Kind
  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers in levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Layers in the styles given to `foregroundStyle`.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Layers in colours of their own.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
  private struct ModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private struct ScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

  /// How the layers of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of symbols are coloured.
  public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the size of symbols beside text.
  public consuming func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
