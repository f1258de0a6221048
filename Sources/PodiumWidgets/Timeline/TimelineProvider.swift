/// Says what a widget shows, and when.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What is known of the widget's place.
  typealias Context = TimelineProviderContext

  /// An entry for a widget whose data is not there yet; it is shown redacted.
  func placeholder(in context: Self.Context) -> Self.Entry

  /// An entry for the present moment; sample data where `context.isPreview` is true.
  @preconcurrency func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

  /// The entries from now on.
  @preconcurrency func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// What a provider may know of the widget it provides for.
public struct TimelineProviderContext {
  /// Variants of the environment that a widget will be drawn in.
  @dynamicMemberLookup public struct EnvironmentVariants {
    private let variants: [AnyKeyPath: Any]

    package init(_ variants: [AnyKeyPath: Any] = [:]) { self.variants = variants }

    /// The values of one key, or nil where only one will be used.
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { variants[keyPath] as? [T] }

    /// The values of one key, or nil where only one will be used.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      variants[keyPath] as? [T]
    }
  }

  /// The environments that the picture may be shown in.
  public let environmentVariants: EnvironmentVariants
  /// The size and shape of the widget.
  public let family: WidgetFamily
  /// Whether the picture is for a gallery of widgets.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize

  package init(
    family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
    environmentVariants: EnvironmentVariants = EnvironmentVariants()
  ) {
    (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
    self.environmentVariants = environmentVariants
  }
}
