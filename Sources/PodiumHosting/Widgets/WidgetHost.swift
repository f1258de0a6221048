import Foundation
import PodiumCairo
import PodiumDrawing
import PodiumTimelines
import PodiumViews
import PodiumWidgets

/// Runs widgets headless: asks their providers, finds the entry of a moment and draws it.
@MainActor public final class WidgetHost {
  /// The widgets, in the order of their bundle.
  package let widgets: [WidgetDescription]
  /// How long a provider may take to answer, seconds.
  public var timeout: TimeInterval = 30

  /// Hosts one widget.
  public convenience init<W: Widget>(_ widget: W) throws {
    try self.init(WidgetCollector.descriptions(of: widget))
  }

  /// Hosts all widgets of a bundle; throws where two are of one kind.
  public convenience init<B: WidgetBundle>(bundle: B) throws {
    try self.init(WidgetCollector.descriptions(of: bundle.body))
  }

  package init(_ widgets: [WidgetDescription]) throws {
    var seen: Set<String> = []
    for widget in widgets where !seen.insert(widget.kind).inserted {
      throw WidgetError.duplicateKind(widget.kind)
    }
    self.widgets = widgets
  }

  /// The kinds of the widgets, in the order of their bundle.
  public var kinds: [String] { widgets.map(\.kind) }

  /// The widget of a kind; the first where none is named.
  package func widget(_ kind: String?) throws -> WidgetDescription {
    guard let found = kind == nil ? widgets.first : widgets.first(where: { $0.kind == kind }) else {
      throw WidgetError.unknownKind(kind ?? "", known: kinds)
    }
    return found
  }

  /// The picture that a widget shows at a moment, as values.
  ///
  /// `date` is the moment; `environment` brings scheme, locale and time zone; `size` in points replaces the family's.
  /// - Throws: An error that names the widget, where its provider or a view failed.
  public func displayList(
    kind: String? = nil, family: WidgetFamily, at date: Date,
    environment: EnvironmentValues = EnvironmentValues(),
    size: CGSize? = nil
  ) async throws -> DisplayList {
    let widget = try widget(kind)
    let frame = try WidgetFrame(widget, family: family, size: size)
    let plan = try await plan(widget, frame: frame, now: date)
    return try picture(widget, plan.entry(at: date), frame: frame, now: date, environment: environment).list
  }

  /// What a widget shows over time, asked of its provider at `now`.
  package func plan(
    _ widget: WidgetDescription, frame: WidgetFrame, now: Date, isStrict: Bool = false,
    minimumRefresh: TimeInterval = RefreshPlan.defaultMinimumRefresh
  ) async throws -> WidgetPlan {
    let answer = try await widget.source.timeline(in: frame.context(isPreview: false), within: timeout)
    let rule: ReloadRule =
      switch answer.policy.rule {
      case .atEnd: .atEnd
      case .never: .never
      case .after(let date): .after(date)
      }
    let timeline = try ValidatedTimeline(
      answer.entries, rule: rule, strict: isStrict, date: \.date,
      relevance: { $0.relevance.map { EntryRelevance(score: $0.score, duration: $0.duration) } })
    let plan = try RefreshPlan(timeline, now: now, minimumRefresh: minimumRefresh)
    return WidgetPlan(timeline: timeline, plan: plan, warnings: answer.warnings)
  }

  /// Of a widget's corners, points. Ours: Apple publishes no number, and devices differ.
  private static let cornerRadius: CGFloat = 20

  /// Draws one entry.
  package func picture(
    _ widget: WidgetDescription, _ entry: WidgetEntry, frame: WidgetFrame, now: Date,
    environment: EnvironmentValues, scale: CGFloat? = nil
  ) throws -> WidgetPicture {
    var environment = environment
    let margins = widget.contentMargins(frame.family)
    environment.widgetFamily = frame.family
    environment.widgetContentMargins = margins
    environment.now = now
    environment.displayScale = scale ?? frame.screen.scale
    environment.textEngine = try Engines.text.get()
    if !frame.family.isAccessory {
      environment.containerShape = ContainerShape(
        RoundedRectangle(cornerRadius: Self.cornerRadius), bounds: CGRect(origin: .zero, size: frame.size))
    }
    let stage = ViewStage()
    stage.show(
      entry.view().padding(widget.hasContentMargins ? margins : EdgeInsets()), environment: environment)
    stage.layOut(size: frame.size, proposal: ProposedViewSize(frame.size))
    var list = try stage.displayList()
    if !frame.family.allowsLinks, !list.links.isEmpty {
      list.links = []
      list.warnings.append(
        "the widget '\(widget.kind)' has links, which \(frame.family.name) does not follow; only widgetURL is kept"
      )
    }
    if !frame.family.isAccessory, !stage.hasContainerBackground {
      list.warnings.append(
        "the widget '\(widget.kind)' has no containerBackground(for: .widget); iOS would show a notice instead of it"
      )
    }
    return WidgetPicture(list: list, entryDate: entry.date)
  }
}

extension WidgetFamily {
  /// Whether a link leads somewhere of its own: in accessoryRectangular, systemSmall and larger (facts 1.3).
  var allowsLinks: Bool { !isAccessory || self == .accessoryRectangular }
}

/// A drawn entry.
package struct WidgetPicture: Sendable {
  package var list: DisplayList
  package var entryDate: Date
}

/// A widget's entries and what becomes of them over time.
@MainActor package struct WidgetPlan {
  package let timeline: ValidatedTimeline<WidgetEntry>
  package let plan: RefreshPlan
  /// Things the provider's author should know, beyond the plan's notes.
  package let warnings: [String]

  /// The entry shown at a moment.
  package func entry(at date: Date) -> WidgetEntry {
    let index = plan.moment(at: date).current.index
    // The plan was made from this timeline, so the entry is there.
    return timeline.item(at: index)?.entry ?? timeline.items[0].entry
  }
}
