/// Names of the looks of a navigation bar's item.
public struct NavigationBarItem: Hashable, Sendable {
  /// How a bar shows the title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before; large on the first.
    case automatic
    /// In the bar, small.
    case inline
    /// Under the bar, large.
    case large
    /// In the bar, large.
    case inlineLarge
  }
}

/// Names a screen with the text of a binding.
struct BoundTitleModifier: ViewModifier {
  let title: Binding<String>

  func body(content: Content) -> some View {
    let text = Text(verbatim: title.wrappedValue)
    content.screenValue { $0.title = text }
  }
}

extension View {
  /// Names the screen.
  public consuming func navigationTitle(_ title: Text) -> some View { screenValue { $0.title = title } }

  /// Names the screen.
  public consuming func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Names the screen.
  @_disfavoredOverload public consuming func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen with a text that can be changed.
  public consuming func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitleModifier(title: title))
  }

  /// Names the screen.
  public consuming func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets how the bar shows the title.
  public consuming func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    screenValue { $0.displayMode = displayMode }
  }

  /// Hides the way back.
  public consuming func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenValue { $0.isBackButtonHidden = hidesBackButton }
  }

  /// Hides the bar.
  public consuming func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbarVisibility(hidden ? .hidden : .visible, for: .navigationBar)
  }
}
