extension ShareLink {
  /// Makes a link for several items, with any view as its label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, preview: preview, label: label())
  }

  /// Makes a link for an item, with any view as its label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a link for several items, with the standard label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link for an item, with the standard label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link for several items, with a title looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link for an item, with a title looked up by key.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link for several items, with a styled title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link for an item, with a styled title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link for several items, with a title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      items: items, subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link for an item, with a title as it is.
  @_disfavoredOverload public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: { _ in preview },
      label: DefaultShareLinkLabel(title: Text(title)))
  }
}
