/// Registers a named picture of a widget with entries of its timeline.
///
/// ```swift
/// #Preview(as: .systemSmall) { PetWidget() } timeline: {
///   PetEntry(date: .now, pet: .rosie)
/// }
/// ```
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PodiumMacros", type: "PreviewMacro")

/// Registers a named picture of a widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PodiumMacros", type: "PreviewMacro")

extension Preview {
  /// Makes a preview of a widget with entries of its timeline.
  public init<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      name: name,
      content: PreviewedWidget(
        family: family, timeline: .entries(timeline), describe: { WidgetCollector.descriptions(of: widget()) }
      ))
  }

  /// Makes a preview of a widget with the timeline of a provider.
  public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: PreviewedWidget(
        family: family, timeline: .provider(timelineProvider),
        describe: { WidgetCollector.descriptions(of: widget()) }))
  }
}

/// A widget and the entries that it is shown with.
@MainActor package struct PreviewedWidget: PreviewContent {
  /// Where the entries come from; they are of the type that the widget's own provider has.
  package enum Timeline {
    case entries(@MainActor () async -> [any TimelineEntry])
    case provider(@MainActor () -> any TimelineProvider)
  }

  package let family: WidgetFamily
  package let timeline: Timeline
  /// Everything a host needs to know of the widget.
  package let describe: @MainActor () -> [WidgetDescription]
}

/// Puts the entries of a preview's timeline, one a line, into an array.
@resultBuilder public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  public static func buildLimitedAvailability(_ part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}
