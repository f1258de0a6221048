extension Menu where Label == Text {
  /// Makes a menu with a label looked up by key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label looked up by key, which does something by itself when touched.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label as it is, which does something by itself when touched.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == PodiumViews.Label<Text, Image> {
  /// Makes a menu with a label looked up by key and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      label: PodiumViews.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label looked up by key and a symbol, which does something by itself when touched.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: PodiumViews.Label(titleKey, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Makes a menu with a label looked up by key and a picture of the asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      label: PodiumViews.Label(titleKey, image: image), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label looked up by key and a picture of the asset catalog, which does something by itself when touched.
  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: PodiumViews.Label(titleKey, image: image), content: content(),
      primaryAction: primaryAction)
  }

  /// Makes a menu with a label as it is and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: PodiumViews.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label as it is and a symbol, which does something by itself when touched.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: PodiumViews.Label(title, systemImage: systemImage), content: content(),
      primaryAction: primaryAction)
  }

  /// Makes a menu with a label as it is and a picture of the asset catalog.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: PodiumViews.Label(title, image: image), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a label as it is and a picture of the asset catalog, which does something by itself when touched.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: PodiumViews.Label(title, image: image), content: content(),
      primaryAction: primaryAction)
  }
}
