/// Builds a bundle from the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct WidgetBundleBuilder {
  /// A single widget stands for itself.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// An empty closure gives an empty bundle.
  public static func buildBlock() -> some Widget { WidgetList(widgets: []) }

  /// Several widgets become one value that keeps their order.
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var widgets: [any Widget] = []
    repeat widgets.append(each content)
    return WidgetList(widgets: widgets)
  }

  /// `if` without `else`.
  public static func buildOptional(_ widget: (any Widget)?) -> some Widget {
    WidgetList(widgets: widget.map { [$0] } ?? [])
  }

  /// One of two branches.
  public static func buildEither(first: any Widget) -> some Widget { WidgetList(widgets: [first]) }

  /// One of two branches.
  public static func buildEither(second: any Widget) -> some Widget { WidgetList(widgets: [second]) }

  /// `if #available`.
  public static func buildLimitedAvailability(_ widget: some Widget) -> some Widget {
    WidgetList(widgets: [widget])
  }
}

/// Several widgets in the place of one.
struct WidgetList: Widget {
  let widgets: [any Widget]

  init() { widgets = [] }
  init(widgets: [any Widget]) { self.widgets = widgets }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

extension WidgetList: WidgetGroup {
  var members: [any Widget] { widgets }
}

/// A widget that only holds others.
@MainActor protocol WidgetGroup {
  var members: [any Widget] { get }
}

@MainActor package enum WidgetCollector {
  /// The descriptions of a widget, or of all the widgets it stands for.
  package static func descriptions(of widget: any Widget) -> [WidgetDescription] {
    if let group = widget as? any WidgetGroup { return group.members.flatMap(descriptions) }
    func open<W: Widget>(_ widget: W) -> [WidgetDescription] { [widget.body.description(in: W.self)].compactMap { $0 } }
    return open(widget)
  }
}
