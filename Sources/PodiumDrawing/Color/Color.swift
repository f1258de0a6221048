import Foundation

/// A colour that is decided when drawn, since a system colour depends on the scheme.
public struct Color: Sendable, Hashable {
  /// The meaning of plain component numbers.
  public enum RGBColorSpace: Sendable, Hashable {
    case sRGB
    /// sRGB's primaries with a linear transfer curve.
    case sRGBLinear
    case displayP3
  }

  package indirect enum Storage: Sendable, Hashable {
    case resolved(Resolved)
    case system(SystemColor)
    case semantic(SemanticColor)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
    case scheme(light: Color, dark: Color)
    /// A colour looked up by name in the asset catalog; drawn clear where the catalog has none.
    case named(String)
  }

  package var storage: Storage

  package init(_ storage: Storage) { self.storage = storage }

  /// A constant colour.
  public init(_ resolved: Resolved) { storage = .resolved(resolved) }

  /// A colour of the asset catalog; drawn clear where the catalog has none.
  public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

  /// A constant colour from components in 0…1.
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    storage = .resolved(Resolved(space, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A constant grey, 0 black to 1 white.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A constant colour from hue, saturation and brightness in 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour that is `light` in the light scheme and `dark` in the dark one.
  ///
  /// Ours: in an app an asset catalog holds such a pair.
  public init(light: Color, dark: Color) { storage = .scheme(light: light, dark: dark) }

  /// The colour with its opacity multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// The colour mixed with `rhs` in a perceptual space; fraction 0 is this colour, 1 is `rhs`.
  public func mix(with rhs: Color, by fraction: Double) -> Color { Color(.mix(self, rhs, fraction)) }

  /// The constant colour drawn under `appearance`; `catalog` answers colours by name.
  package func resolve(
    in appearance: ColorAppearance, catalog: (String) -> Color? = { _ in nil }
  ) -> Resolved {
    switch storage {
    case .resolved(let resolved): return resolved
    case .system(let system): return system.resolved(in: appearance)
    case .semantic(let semantic): return semantic.resolved(in: appearance)
    case .opacity(let base, let factor):
      var resolved = base.resolve(in: appearance, catalog: catalog)
      resolved.opacity *= Float(min(max(factor.isNaN ? 0 : factor, 0), 1))
      return resolved
    case .mix(let first, let second, let fraction):
      return first.resolve(in: appearance, catalog: catalog).mixed(
        with: second.resolve(in: appearance, catalog: catalog), by: fraction)
    case .scheme(let light, let dark):
      return (appearance.scheme == .light ? light : dark).resolve(in: appearance, catalog: catalog)
    case .named(let name):
      // A catalog entry that names itself would recurse for ever: entries are looked up once.
      return catalog(name)?.resolve(in: appearance) ?? .clear
    }
  }
}
