/// A configuration with a change.
struct ModifiedConfiguration<Base: WidgetConfiguration>: DescribedConfiguration {
  let base: Base
  let change: (inout WidgetDescription) -> Void

  func describe(_ description: inout WidgetDescription?) {
    base.read(into: &description)
    if var changed = description {
      change(&changed)
      description = changed
    }
  }
}

extension WidgetConfiguration {
  private func with(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration {
    ModifiedConfiguration(base: self, change: change)
  }

  /// Sets the families that the widget can be drawn in.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    with { $0.families = families }
  }

  /// Sets the widget's name in lists.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    with { $0.displayName = displayName }
  }

  /// Sets the widget's name in lists.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Sets the widget's name in lists.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets what lists say about the widget.
  public func description(_ description: Text) -> some WidgetConfiguration { with { $0.about = description } }

  /// Sets what lists say about the widget.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Sets what lists say about the widget.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Lets the content reach the widget's edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration { with { $0.hasContentMargins = false } }

  /// Says whether the container background may be left out where the system wants it.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    with { $0.isBackgroundRemovable = isRemovable }
  }
}
