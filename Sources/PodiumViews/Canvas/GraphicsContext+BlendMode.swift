extension GraphicsContext {
  /// How the colours of what is drawn meet those drawn before.
  public struct BlendMode: Sendable, Hashable {
    let mode: PodiumDrawing.BlendMode

    /// What is drawn lies over what was drawn before.
    public static var normal: BlendMode { BlendMode(mode: .normal) }
    /// Colours are multiplied: never lighter.
    public static var multiply: BlendMode { BlendMode(mode: .multiply) }
    /// Opposites of colours are multiplied: never darker.
    public static var screen: BlendMode { BlendMode(mode: .screen) }
    /// Multiplied where it was dark before, screened where it was light.
    public static var overlay: BlendMode { BlendMode(mode: .overlay) }
    /// The darker component of each two.
    public static var darken: BlendMode { BlendMode(mode: .darken) }
    /// The lighter component of each two.
    public static var lighten: BlendMode { BlendMode(mode: .lighten) }
    /// What was drawn before gets lighter.
    public static var colorDodge: BlendMode { BlendMode(mode: .colorDodge) }
    /// What was drawn before gets darker.
    public static var colorBurn: BlendMode { BlendMode(mode: .colorBurn) }
    /// As under diffuse light of the new colour.
    public static var softLight: BlendMode { BlendMode(mode: .softLight) }
    /// As under harsh light of the new colour.
    public static var hardLight: BlendMode { BlendMode(mode: .hardLight) }
    /// How far the two colours are apart.
    public static var difference: BlendMode { BlendMode(mode: .difference) }
    /// Like the difference, with less contrast.
    public static var exclusion: BlendMode { BlendMode(mode: .exclusion) }
    /// The new hue with the old saturation and luminosity.
    public static var hue: BlendMode { BlendMode(mode: .hue) }
    /// The new saturation with the old hue and luminosity.
    public static var saturation: BlendMode { BlendMode(mode: .saturation) }
    /// The new hue and saturation with the old luminosity.
    public static var color: BlendMode { BlendMode(mode: .color) }
    /// The new luminosity with the old hue and saturation.
    public static var luminosity: BlendMode { BlendMode(mode: .luminosity) }
    /// Only where something was drawn before.
    public static var sourceAtop: BlendMode { BlendMode(mode: .sourceAtop) }
    /// Under what was drawn before.
    public static var destinationOver: BlendMode { BlendMode(mode: .destinationOver) }
    /// Takes away what was drawn before.
    public static var destinationOut: BlendMode { BlendMode(mode: .destinationOut) }
    /// The sum of the two, darkened.
    public static var plusDarker: BlendMode { BlendMode(mode: .plusDarker) }
    /// The sum of the two.
    public static var plusLighter: BlendMode { BlendMode(mode: .plusLighter) }
  }
}
