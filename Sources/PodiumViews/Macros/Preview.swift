/// Registers a named picture of views.
///
/// ```swift
/// #Preview("Rosie", traits: .fixedLayout(width: 320, height: 160)) { PetCard(pet: .rosie) }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PodiumMacros", type: "PreviewMacro")

/// Lets a variable of a `#Preview` live as long as the preview: `@Previewable @State var isOn = true`.
@attached(peer) public macro Previewable() = #externalMacro(module: "PodiumMacros", type: "PreviewableMacro")

/// A named picture that a `#Preview` describes.
@MainActor public struct Preview {
  /// What a preview of views may ask for.
  public enum ViewTraits {}

  /// The name, where it has one.
  public let name: String?
  /// What is drawn; its type says how.
  package let content: any PreviewContent

  /// Makes a preview of other content.
  package init(name: String?, content: any PreviewContent) { (self.name, self.content) = (name, content) }

  /// Makes a preview of views.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, content: PreviewedView(traits: traits, make: body))
  }
}

/// What a preview draws.
@MainActor package protocol PreviewContent {}

/// Views, and how they want to be shown.
@MainActor package struct PreviewedView: PreviewContent {
  private let traits: [PreviewTrait<Preview.ViewTraits>]
  private let make: @MainActor () -> any View

  init(traits: [PreviewTrait<Preview.ViewTraits>], make: @escaping @MainActor () -> any View) {
    (self.traits, self.make) = (traits, make)
  }

  /// The views.
  package func view() -> AnyView {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return erase(make())
  }

  /// The size of the picture on a screen, points; nil where the views' own size counts.
  package func size(screen: CGSize) -> CGSize? {
    var size: CGSize? = screen
    for trait in traits {
      switch trait.layout {
      case .fixed(let fixed): size = fixed
      case .fitting: size = nil
      case .screen: size = screen
      case .landscape:
        size = CGSize(width: max(screen.width, screen.height), height: min(screen.width, screen.height))
      }
    }
    return size
  }
}
