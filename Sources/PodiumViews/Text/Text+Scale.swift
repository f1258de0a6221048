extension Text {
  /// How large text is beside the text it belongs to.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The font's own size.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller, as for a unit after a number; lines stay as high as they were.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets how large the text is beside the text it belongs to.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var text = self
    text.style.scale = scale
    return text
  }
}

extension EnvironmentValues {
  private struct TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }

  var textScale: Text.Scale {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large texts are beside the text they belong to.
  public consuming func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }
}

extension ResolvedFont {
  /// The font at a scale; only the upright and the rounded system face have a second one (facts T18).
  func scaled(_ scale: Text.Scale) -> ResolvedFont {
    guard scale.isSecondary, face == .system(.default) || face == .system(.rounded) else { return self }
    var font = self
    font.size *= Self.secondaryFactor(weight: weight, size: size)
    return font
  }

  /// Constant up to 17 points, falling evenly to another constant at 70 (iamcgn/swiftui-web, TextScale).
  private static func secondaryFactor(weight: Int, size: CGFloat) -> CGFloat {
    let (small, large): (CGFloat, CGFloat) =
      switch weight {
      case ..<450: (0.8, 0.46)
      case ..<550: (0.8, 0.48)
      case ..<650: (0.84, 0.49)
      case ..<750: (0.85, 0.5)
      case ..<850: (0.85, 0.52)
      default: (0.87, 0.55)
      }
    let part = min(max((size - 17) / (70 - 17), 0), 1)
    return small - (small - large) * part
  }
}
