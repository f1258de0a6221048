extension SharePreview where Image: Transferable, Icon: Transferable {
  /// Makes a preview with a picture and an icon, its title looked up by key.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  /// Makes a preview with a picture and an icon, its title in a style.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title: title, image: image, icon: icon)
  }

  /// Makes a preview with a picture and an icon, its title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Image: Transferable, Icon == Never {
  /// Makes a preview with a picture, its title looked up by key.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Makes a preview with a picture, its title in a style.
  public init(_ title: Text, image: Image) {
    self.init(title: title, image: image, icon: nil)
  }

  /// Makes a preview with a picture, its title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never, Icon: Transferable {
  /// Makes a preview with an icon, its title looked up by key.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// Makes a preview with an icon, its title in a style.
  public init(_ title: Text, icon: Icon) {
    self.init(title: title, image: nil, icon: icon)
  }

  /// Makes a preview with an icon, its title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview, its title looked up by key.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// Makes a preview, its title in a style.
  public init(_ title: Text) {
    self.init(title: title, image: nil, icon: nil)
  }

  /// Makes a preview, its title as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }
}
