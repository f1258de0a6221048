/// The window of a scene: its content on the system's ground, clear of what the device covers.
package struct WindowView<Content: View>: View {
  let content: Content
  @State private var screen = ScreenValue()
  @Environment(\.screenInsets) private var insets

  /// Makes the window.
  package init(content: Content) { self.content = content }

  package var body: some View { PreferredSchemeScope(content: window) }

  private var window: some View {
    VStack { content.onPreferenceChange(ScreenKey.self) { screen = $0 } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, insets.top)
      .padding(.bottom, insets.bottom)
      .background(screen.background ?? Color(.semantic(.background)))
  }
}
