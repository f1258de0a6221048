/// A view that leads to a URL; in a picture its frame becomes a link area.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Makes a link with any view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  public var body: some View {
    label
      .foregroundStyle(.tint)
      .modifier(_ActionModifier(kind: .link(destination)) { openURL(destination) })
  }
}

extension Link where Label == Text {
  /// Makes a link with a text looked up by key.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
