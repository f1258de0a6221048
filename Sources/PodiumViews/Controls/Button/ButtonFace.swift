/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

  let kind: Kind
  /// The system's choice: a capsule.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle with the system's radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A rounded rectangle; the radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
}

/// One button in one of iOS's looks.
struct ButtonFace: View {
  enum Look { case borderless, plain, bordered, prominent }

  let configuration: PrimitiveButtonStyleConfiguration
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintStyle) private var outerTint

  var body: some View {
    face.modifier(_ActionModifier(kind: .button, action: configuration.action))
  }

  @ViewBuilder private var face: some View {
    switch look {
    case .plain: configuration.label.opacity(isEnabled ? 1 : 0.5)
    case .borderless: configuration.label.foregroundStyle(isEnabled ? tint : AnyShapeStyle(.tertiary))
    case .bordered: bordered(isEnabled ? tint : AnyShapeStyle(.tertiary), ground: paleGround)
    case .prominent:
      bordered(
        isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiary),
        ground: isEnabled ? tint : AnyShapeStyle(Color(.semantic(.tertiaryFill))))
    }
  }

  private func bordered(_ style: AnyShapeStyle, ground: AnyShapeStyle) -> some View {
    configuration.label
      .font(size <= .small ? .subheadline : .body)
      .foregroundStyle(style)
      .padding(.horizontal, insets.horizontal)
      .padding(.vertical, insets.vertical)
      .background(ground, in: outline)
  }

  private var tint: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return outerTint ?? AnyShapeStyle(Color.accentColor)
  }

  /// Grey under the accent colour; a tint or a role shows through.
  private var paleGround: AnyShapeStyle {
    if isEnabled, outerTint != nil || configuration.role == .destructive {
      return AnyShapeStyle(tint.opacity(0.15))
    }
    return AnyShapeStyle(Color(.semantic(.tertiaryFill)))
  }

  /// Points; Apple publishes none, these lead to iOS's heights of 28, 34 and 50 around standard text.
  private var insets: (horizontal: CGFloat, vertical: CGFloat) {
    switch size {
    case .mini, .small: (10, 4)
    case .regular: (12, 6)
    case .large, .extraLarge: (20, 14)
    }
  }

  private var outline: ButtonOutline { ButtonOutline(kind: shape.kind, isSmall: size <= .small) }
}

/// The outline of a button's ground.
nonisolated private struct ButtonOutline: Shape {
  let kind: ButtonBorderShape.Kind
  let isSmall: Bool

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .circle:
      // Around the label, whatever sticks out.
      Path(
        ellipseIn: CGRect(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: max(rect.width, rect.height) / 2))
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius ?? (isSmall ? 6 : 8)).path(in: rect)
    }
  }
}
