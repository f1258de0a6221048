/// Says in the middle of a screen that there is nothing to show, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes the view from its parts.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    // Sizes and distances are ours, by eye; Apple publishes none.
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      if Actions.self != EmptyView.self { VStack(spacing: 12) { actions } }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large pale icon over a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}

extension ContentUnavailableView
where Label == PodiumViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view with a title looked up by key and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      PodiumViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes the view with a title looked up by key and a picture of the asset catalog.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      PodiumViews.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Makes the view with a title as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PodiumViews.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes the view with a title as it is and a picture of the asset catalog.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init {
      PodiumViews.Label(title, image: name)
    } description: {
      description
    }
  }
}
