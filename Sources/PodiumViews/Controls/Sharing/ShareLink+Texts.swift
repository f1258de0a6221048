/// Texts and URLs need no preview.
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Makes a link for a text, with any view as its label.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }

  /// Makes a link for several texts, with any view as its label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == String {
    self.init(items: items, subject: subject, message: message, preview: nil, label: label())
  }

  /// Makes a link for a URL, with any view as its label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil, label: label())
  }

  /// Makes a link for several URLs, with any view as its label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data.Element == URL {
    self.init(items: items, subject: subject, message: message, preview: nil, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Makes a link for a text, with the standard label.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link for several texts, with the standard label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link for a text, with a title looked up by key.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link for several texts, with a title looked up by key.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link for a text, with a styled title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link for several texts, with a styled title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link for a text, with a title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<String> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link for several texts, with a title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == String {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link for a URL, with the standard label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link for several URLs, with the standard label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: nil))
  }

  /// Makes a link for a URL, with a title looked up by key.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link for several URLs, with a title looked up by key.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Makes a link for a URL, with a styled title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link for several URLs, with a styled title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: title))
  }

  /// Makes a link for a URL, with a title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  )
  where Data == CollectionOfOne<URL> {
    self.init(
      items: CollectionOfOne(item), subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Makes a link for several URLs, with a title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  )
  where Data.Element == URL {
    self.init(
      items: items, subject: subject, message: message, preview: nil,
      label: DefaultShareLinkLabel(title: Text(title)))
  }
}
