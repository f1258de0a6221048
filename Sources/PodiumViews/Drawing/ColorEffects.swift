extension View {
  private func recolored(_ transform: ColorTransform) -> some View {
    layerEffect { layer, _, _ in layer.colors = transform }
  }

  /// Adds to every colour component; 0 changes nothing, 1 is white.
  public consuming func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }

  /// Spreads colour components from the middle; 1 changes nothing, negative numbers invert.
  public consuming func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

  /// Takes colour away or adds it; 1 changes nothing, 0 is grey.
  public consuming func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

  /// Takes colour away; 0 changes nothing, 1 is grey.
  public consuming func grayscale(_ amount: Double) -> some View { recolored(.saturation(1 - amount)) }

  /// Turns every hue by an angle.
  public consuming func hueRotation(_ angle: Angle) -> some View { recolored(.hueRotation(angle)) }

  /// Multiplies every colour with another.
  public consuming func colorMultiply(_ color: Color) -> some View {
    layerEffect { layer, _, environment in layer.colors = .multiply(environment.resolve(color)) }
  }

  /// Draws the opposite of every colour.
  public consuming func colorInvert() -> some View { recolored(.invert) }

  /// Draws black, as opaque as the view's colours were light.
  public consuming func luminanceToAlpha() -> some View { recolored(.luminanceToAlpha) }

  /// Draws the view as one picture before it is shown.
  public consuming func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Draws a line of a style inside the view's edges; the width in points.
  public consuming func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// How a drawing group mixes colours; here always with the sRGB transfer curve.
public enum ColorRenderingMode: Sendable, Hashable {
  case nonLinear
  case linear
  case extendedLinear
}
