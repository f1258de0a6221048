/// Apple's named colours, whose numbers depend on scheme, contrast and palette.
///
/// Numbers: facts 3.3, the Human Interface Guidelines' tables for 2025 and the measured ones of iOS 13 to 18.
package enum SystemColor: String, Sendable, Hashable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6

  /// Light and dark RGB for one look.
  private typealias Pair = (light: UInt32, dark: UInt32)

  package func resolved(in appearance: ColorAppearance) -> Color.Resolved {
    let pair: Pair
    switch (appearance.contrast, appearance.palette) {
    case (.increased, _): pair = increased
    case (.standard, .ios26): pair = ios26
    case (.standard, .ios18): pair = ios18
    }
    return Color.Resolved(hex: appearance.scheme == .light ? pair.light : pair.dark)
  }

  private var ios26: Pair {
    switch self {
    case .red: (0xFF383C, 0xFF4245)
    case .orange: (0xFF8D28, 0xFF9230)
    case .yellow: (0xFFCC00, 0xFFD600)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C8B3, 0x00DAC3)
    case .teal: (0x00C3D0, 0x00D2E0)
    case .cyan: (0x00C0E8, 0x3CD3FE)
    case .blue: (0x0088FF, 0x0091FF)
    case .indigo: (0x6155F5, 0x6D7CFF)
    case .purple: (0xCB30E0, 0xDB34F2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xAC7F5E, 0xB78A66)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .gray2: (0xAEAEB2, 0x636366)
    case .gray3: (0xC7C7CC, 0x48484A)
    case .gray4: (0xD1D1D6, 0x3A3A3C)
    case .gray5: (0xE5E5EA, 0x2C2C2E)
    case .gray6: (0xF2F2F7, 0x1C1C1E)
    }
  }

  private var ios18: Pair {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray, .gray2, .gray3, .gray4, .gray5, .gray6: ios26
    }
  }

  private var increased: Pair {
    switch self {
    case .red: (0xE9152D, 0xFF6165)
    case .orange: (0xC55300, 0xFFA056)
    case .yellow: (0xA16A00, 0xFEDF43)
    case .green: (0x008932, 0x4AD968)
    case .mint: (0x008575, 0x54DFCB)
    case .teal: (0x008198, 0x3BDDEC)
    case .cyan: (0x007EAE, 0x6DD9FF)
    case .blue: (0x1E6EF4, 0x5CB8FF)
    case .indigo: (0x564ADE, 0xA7AAFF)
    case .purple: (0xB02FC2, 0xEA8DFF)
    case .pink: (0xE7124D, 0xFF8AC4)
    case .brown: (0x956D51, 0xDBA679)
    case .gray: (0x6C6C70, 0xAEAEB2)
    case .gray2, .gray3, .gray4, .gray5, .gray6: ios26
    }
  }
}
