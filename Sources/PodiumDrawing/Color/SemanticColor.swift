/// Colours named by their use: text levels, fills, separators and backgrounds of iOS, and the text levels of macOS.
///
/// Numbers: facts 3.3 and P5; macOS's lower levels and dark ones are the parts that AppKit's label colours have.
package enum SemanticColor: String, Sendable, Hashable, CaseIterable {
  case primary, secondary, tertiary, quaternary, quinary
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  package func resolved(in appearance: ColorAppearance) -> Color.Resolved {
    let light = appearance.scheme == .light
    func pick(_ l: UInt32, _ la: Float, _ d: UInt32, _ da: Float) -> Color.Resolved {
      Color.Resolved(hex: light ? l : d, opacity: light ? la : da)
    }
    let isElevated = appearance.isElevated
    let isMac = appearance.idiom == .macOS
    return switch self {
    case .primary where isMac: pick(0x000000, 0.85, 0xFFFFFF, 0.85)
    case .secondary where isMac: pick(0x000000, 0.5, 0xFFFFFF, 0.55)
    case .tertiary where isMac: pick(0x000000, 0.26, 0xFFFFFF, 0.25)
    case .quaternary where isMac: pick(0x000000, 0.1, 0xFFFFFF, 0.1)
    case .primary: pick(0x000000, 1, 0xFFFFFF, 1)
    case .secondary: pick(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    case .tertiary: pick(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    case .quaternary: pick(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    case .quinary: pick(0x000000, 0.05, 0xFFFFFF, 0.05)
    case .fill: pick(0x787880, 0.2, 0x787880, 0.36)
    case .secondaryFill: pick(0x787880, 0.16, 0x787880, 0.32)
    case .tertiaryFill: pick(0x767680, 0.12, 0x767680, 0.24)
    case .quaternaryFill: pick(0x747480, 0.08, 0x767680, 0.18)
    case .separator: pick(0x3C3C43, 0.29, 0x545458, 0.6)
    case .background: pick(0xFFFFFF, 1, isElevated ? 0x1C1C1E : 0x000000, 1)
    case .secondaryBackground: pick(0xF2F2F7, 1, isElevated ? 0x2C2C2E : 0x1C1C1E, 1)
    case .tertiaryBackground: pick(0xFFFFFF, 1, isElevated ? 0x3A3A3C : 0x2C2C2E, 1)
    case .groupedBackground: pick(0xF2F2F7, 1, isElevated ? 0x1C1C1E : 0x000000, 1)
    case .secondaryGroupedBackground: pick(0xFFFFFF, 1, isElevated ? 0x2C2C2E : 0x1C1C1E, 1)
    case .tertiaryGroupedBackground: pick(0xF2F2F7, 1, isElevated ? 0x3A3A3C : 0x2C2C2E, 1)
    }
  }
}
