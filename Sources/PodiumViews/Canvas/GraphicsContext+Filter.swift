extension GraphicsContext {
  /// A change of what is drawn, made before it meets what is under it.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case blur(CGFloat)
      case colors(ColorTransform)
      case multiply(Color)
      case layer(Shadow)
    }

    private var kind: Kind

    /// A blurred copy under what is drawn; radius and offset in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// A blur; the radius is its standard deviation in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(max(radius, 0)))
    }

    /// Every colour component grows by an amount.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(.brightness(amount))) }

    /// Colour components spread from the middle; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }

    /// Colour is taken away or added; 1 changes nothing, 0 is grey.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(amount))) }

    /// Colour is taken away; 0 changes nothing, 1 is grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(1 - amount))) }

    /// Every hue turns by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hueRotation(angle))) }

    /// Colours turn into their opposites, as far as `amount` says, 0…1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // Between a component and its opposite: less contrast, and none half way.
      Filter(kind: .colors(.contrast(1 - 2 * min(max(amount, 0), 1))))
    }

    /// Every colour is multiplied with another.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

    /// Black, as opaque as the colours were light.
    public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

    /// The filter with colours that are constant.
    func resolved(in environment: EnvironmentValues) -> Filter {
      switch kind {
      case .shadow(let color, let radius, let x, let y):
        let shadow = Shadow(
          color: environment.resolve(color), radius: max(0, radius), offset: CGPoint(x: x, y: y))
        return Filter(kind: .layer(shadow))
      case .multiply(let color): return Filter(kind: .colors(.multiply(environment.resolve(color))))
      case .blur, .colors, .layer: return self
      }
    }

    /// Items in a layer that the filter changes.
    func layer(_ items: [DisplayItem]) -> DisplayItem.Layer {
      var layer = DisplayItem.Layer(items: items)
      switch kind {
      case .blur(let radius): layer.blurRadius = radius
      case .colors(let colors): layer.colors = colors
      case .layer(let shadow): layer.shadow = shadow
      case .shadow, .multiply: break
      }
      return layer
    }
  }

  /// How a filter works on colours; nothing to choose here.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a blur is made; nothing to choose here.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
}
