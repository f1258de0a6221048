import Foundation

extension Color {
  /// A constant colour: sRGB components with the sRGB transfer curve, 0…1, not premultiplied.
  public struct Resolved: Sendable, Hashable {
    /// The red component, 0…1.
    public var red: Float
    /// The green component, 0…1.
    public var green: Float
    /// The blue component, 0…1.
    public var blue: Float
    /// How much hides what is under the colour, 0…1.
    public var opacity: Float

    /// Makes a colour from components of `space`, converted to sRGB and kept in its gamut.
    public init(
      _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
      var components = (red, green, blue)
      switch space {
      case .sRGB: break
      case .sRGBLinear: components = (Self.encode(red), Self.encode(green), Self.encode(blue))
      case .displayP3:
        // CSS Color 4's matrices for D65 Display P3 to sRGB, on linear light.
        let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
        components = (
          Self.encode(1.224_940_18 * r - 0.224_940_18 * g),
          Self.encode(-0.042_056_95 * r + 1.042_056_95 * g),
          Self.encode(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b)
        )
      }
      self.init(
        red: Self.unit(components.0), green: Self.unit(components.1), blue: Self.unit(components.2),
        opacity: Self.unit(opacity))
    }

    /// Makes a colour from sRGB components as they are.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// Nothing: what is under it stays as it is.
    public static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    /// Black, opaque.
    public static let black = Resolved(red: 0, green: 0, blue: 0)
    /// White, opaque.
    public static let white = Resolved(red: 1, green: 1, blue: 1)

    /// A constant from a hexadecimal RGB number such as 0xFF383C.
    package init(hex: UInt32, opacity: Float = 1) {
      self.init(
        red: Float(hex >> 16 & 0xFF) / 255, green: Float(hex >> 8 & 0xFF) / 255, blue: Float(hex & 0xFF) / 255,
        opacity: opacity)
    }

    /// The same colour in linear light.
    package var linear: (red: Double, green: Double, blue: Double) {
      (Self.decode(Double(red)), Self.decode(Double(green)), Self.decode(Double(blue)))
    }

    /// Out-of-range and NaN components become the nearest number in 0…1.
    private static func unit(_ value: Double) -> Float { value.isNaN ? 0 : Float(min(max(value, 0), 1)) }

    /// The sRGB transfer curve (IEC 61966-2-1), linear light to encoded.
    package static func encode(_ value: Double) -> Double {
      value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    /// The inverse of ``encode(_:)``.
    package static func decode(_ value: Double) -> Double {
      value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }
}
