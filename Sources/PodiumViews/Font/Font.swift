/// A font that is decided when used, since a text style depends on the reader's text size.
public struct Font: Hashable, Sendable {
  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900.
    let value: Int
    /// Weight 100 of 100 to 900.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200 of 100 to 900.
    public static let thin = Weight(value: 200)
    /// Weight 300 of 100 to 900.
    public static let light = Weight(value: 300)
    /// Weight 400 of 100 to 900.
    public static let regular = Weight(value: 400)
    /// Weight 500 of 100 to 900.
    public static let medium = Weight(value: 500)
    /// Weight 600 of 100 to 900.
    public static let semibold = Weight(value: 600)
    /// Weight 700 of 100 to 900.
    public static let bold = Weight(value: 700)
    /// Weight 800 of 100 to 900.
    public static let heavy = Weight(value: 800)
    /// Weight 900 of 100 to 900.
    public static let black = Weight(value: 900)
  }

  /// A variant of the system face.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, CGFloat, relativeTo: TextStyle?)
  }

  var base: Base
  var design: Design?
  var weight: Weight?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    (self.base, self.design, self.weight) = (base, design, weight)
  }

  /// The font in an environment.
  package func resolve(in environment: EnvironmentValues) -> ResolvedFont {
    var face: ResolvedFont.Face = .system(Self.face(design ?? environment.fontDesign ?? .default))
    let size: CGFloat
    var weight = weight
    switch base {
    case .style(let style):
      let metrics = environment.interfaceIdiom.metrics.textStyle(style)
      size = metrics.size(at: environment.dynamicTypeSize)
      weight = weight ?? (isBold ? metrics.boldWeight : metrics.weight)
    case .size(let points): size = points
    case .custom(let name, let points, let style):
      face = .custom(name)
      size = points * environment.growth(of: style ?? .body)
    }
    let value = weight ?? (isBold ? .bold : .regular)
    return ResolvedFont(
      face: face, size: size.isFinite ? min(max(size, 0.1), 2_000) : 17, weight: value.value, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, hasSmallCaps: hasSmallCaps)
  }

  private static func face(_ design: Design) -> ResolvedFont.Design {
    switch design {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
