/// Everything a host needs to know of one widget.
@MainActor package struct WidgetDescription {
  /// Tells the widget from others; the key of reloads.
  package let kind: String
  package let source: any WidgetEntrySource
  /// The widget's Swift type.
  package var typeName = ""
  package var displayName: Text?
  package var about: Text?
  /// Without a word from the widget, the families of a phone's home screen.
  package var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
  package var hasContentMargins = true
  package var isBackgroundRemovable = true

  init(kind: String, source: any WidgetEntrySource) { (self.kind, self.source) = (kind, source) }

  /// The margin that a system family has on every side, points (facts 1.4); accessories have none.
  package static let standardMargin: CGFloat = 16

  /// The margins in a family, whether used or turned off.
  package func contentMargins(_ family: WidgetFamily) -> EdgeInsets {
    EdgeInsets(family.isAccessory ? 0 : Self.standardMargin)
  }

  /// The widget's name in lists: the one it gave, or its kind.
  package func name(in environment: EnvironmentValues) -> String {
    displayName.map { $0.string(in: environment) } ?? kind
  }
}

/// An entry whose type is hidden: its date, read once, and its view.
@MainActor package struct WidgetEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  package let view: () -> AnyView
}

/// A timeline whose entries' type is hidden.
@MainActor package struct WidgetTimeline {
  package let entries: [WidgetEntry]
  package let policy: TimelineReloadPolicy
  /// Things the provider's author should know.
  package var warnings: [String] = []
}

/// Where a widget's entries come from.
@MainActor package protocol WidgetEntrySource {
  func placeholder(in context: TimelineProviderContext) -> WidgetEntry
  func snapshot(in context: TimelineProviderContext, within seconds: TimeInterval) async throws -> WidgetEntry
  func timeline(in context: TimelineProviderContext, within seconds: TimeInterval) async throws -> WidgetTimeline

  /// An entry that did not come from the provider, with its view; nil where it is of another type.
  func entry(_ entry: any TimelineEntry) -> WidgetEntry?
  /// The same views for the entries of another provider; nil where its entries are of another type.
  func source(_ provider: any TimelineProvider) -> (any WidgetEntrySource)?
  /// The name of the entries' type.
  var entryName: String { get }
}
