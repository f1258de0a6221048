import PodiumViews

/// Stacks that squeeze a text, the rows Q of the facts.
extension FactTrees {
  static func pressure(_ id: String) -> AnyView? {
    switch id {
    case "Q1": AnyView(squeezed(spacing: 0).accessibilityIdentifier("stack"))
    case "Q3": AnyView(pushed(Spacer()).accessibilityIdentifier("stack"))
    case "Q5-0": AnyView(pushed(Spacer(minLength: 0)))
    case "Q5-30": AnyView(pushed(Spacer(minLength: 30)))
    case "Q6": AnyView(pushed(Spacer()))
    case "Q9": AnyView(squeezed(spacing: 8).accessibilityIdentifier("stack"))
    case "Q10":
      AnyView(
        HStack(spacing: 0) {
          Color.red.frame(width: 40)
          fourLines
        }.accessibilityIdentifier("row"))
    case "Q11-25", "Q11-45": AnyView(VStack(spacing: 0) { fourLines })
    default: nil
    }
  }

  /// Four lines of 16 points at a width of 150.
  private static var fourLines: some View {
    paragraph(lines: 4, letters: 20).frame(width: 150, alignment: .leading).accessibilityIdentifier("text")
  }

  private static func squeezed(spacing: CGFloat) -> some View {
    VStack(spacing: spacing) {
      Color.red.frame(height: 40)
      fourLines
      Color.red.frame(height: 40)
    }
  }

  private static func pushed(_ spacer: Spacer) -> some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 40)
      fourLines
      spacer.accessibilityIdentifier("spacer")
      Color.red.frame(height: 40)
    }
  }
}
