/// The scheme that views want to be shown in.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// Shows what it holds in the scheme that a view inside asks for.
struct PreferredSchemeScope<Content: View>: View {
  let content: Content
  /// Whether what is around hears of it too.
  var passesOn = false
  @State private var preferred: ColorScheme?
  @Environment(\.colorScheme) private var around

  var body: some View {
    content
      .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
      .modifier(_PreferenceWritingModifier<PreferredColorSchemeKey> { [passesOn] in if !passesOn { $0 = nil } })
      .environment(\.colorScheme, preferred ?? around)
  }
}

extension View {
  /// Shows the view and the window or sheet around it in a scheme; nil asks for none.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Shows the view in a scheme.
  public consuming func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
