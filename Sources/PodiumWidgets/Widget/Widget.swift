/// A widget: its configuration says what kind it is, who provides its entries and how they look.
@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration

  /// Makes the widget.
  init()

  /// The widget's configuration.
  var body: Self.Body { get }
}

/// Several widgets of one program.
@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget

  /// Makes the bundle.
  init()

  /// The widgets.
  @WidgetBundleBuilder var body: Self.Body { get }
}

extension Never: Widget {
  public init() { fatalError("Never cannot be made") }
}
