/// A see-through background of a thickness.
///
/// A picture cannot blur what is behind it: here the material is a film of its colour, thick enough to read on. Apple
/// publishes no numbers; these are ours.
public struct Material: ShapeStyle, PaintStyle, Hashable {
  private let opacity: Double

  /// Mostly see-through.
  public static let ultraThin = Material(opacity: 0.5)
  /// More see-through than not.
  public static let thin = Material(opacity: 0.62)
  /// Somewhat see-through.
  public static let regular = Material(opacity: 0.74)
  /// Hardly see-through.
  public static let thick = Material(opacity: 0.84)
  /// Almost opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// As bars of the system have.
  public static let bar = Material(opacity: 0.94)

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let film = environment.colorScheme == .dark ? Color.Resolved(hex: 0x1E1E20) : Color.Resolved(hex: 0xF6F6F8)
    return StylePaint(film).opacity(opacity).level(level)
  }
}

extension ShapeStyle where Self == Material {
  /// Mostly see-through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More see-through than not.
  public static var thinMaterial: Material { .thin }
  /// Somewhat see-through.
  public static var regularMaterial: Material { .regular }
  /// Hardly see-through.
  public static var thickMaterial: Material { .thick }
  /// Almost opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As bars of the system have.
  public static var bar: Material { .bar }
}
