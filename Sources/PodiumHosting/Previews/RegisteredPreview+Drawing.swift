import Foundation
import PodiumDrawing
import PodiumViews
import PodiumWidgets

/// One picture of a preview.
public struct PreviewPicture: Sendable {
  /// The preview's name; of several pictures each has its number behind it, from 1.
  public let name: String
  /// When the picture's entry begins to be shown; nil for views.
  public let date: Date?
  /// The picture as values.
  public let displayList: DisplayList
}

extension RegisteredPreview {
  /// The screen of previews that ask for no size, points: that of most iPhones since 2022.
  nonisolated public static let standardScreen = CGSize(width: 393, height: 852)

  /// Runs the preview's views as an app would, to touch them and type into them.
  ///
  /// - Throws: ``PreviewError/notAView(_:)`` for widgets.
  public func host(
    environment: EnvironmentValues = EnvironmentValues(), screen: CGSize = standardScreen,
    textEngine: (any TextEngine)? = nil
  ) throws -> ViewHost<AnyView> {
    guard let views = try preview().content as? PreviewedView else { throw PreviewError.notAView(name) }
    return ViewHost(
      views.view(), size: views.size(screen: screen), environment: environment, textEngine: textEngine)
  }

  /// Draws the preview: views once, a widget once for each entry.
  ///
  /// `screen` is in points; a widget is drawn in its family's size on the standard screen.
  /// - Throws: ``PreviewError``, or what keeps a view from being drawn.
  public func pictures(
    environment: EnvironmentValues = EnvironmentValues(), screen: CGSize = standardScreen
  ) async throws -> [PreviewPicture] {
    guard let widget = try preview().content as? PreviewedWidget else {
      let host = try host(environment: environment, screen: screen)
      return [PreviewPicture(name: name, date: nil, displayList: try host.displayList())]
    }
    return try await pictures(of: widget, environment: environment)
  }

  private func pictures(
    of preview: PreviewedWidget, environment: EnvironmentValues
  ) async throws -> [PreviewPicture] {
    let host = try WidgetHost(preview.describe())
    guard let widget = host.widgets.first else { throw PreviewError.noWidget(name) }
    let frame = try WidgetFrame(widget, family: preview.family)
    let entries = try await entries(of: preview, widget: widget, frame: frame, within: host.timeout)
    if entries.isEmpty { throw PreviewError.noEntries(name) }
    return try entries.enumerated().map { index, entry in
      let list = try host.picture(widget, entry, frame: frame, now: entry.date, environment: environment).list
      return PreviewPicture(
        name: entries.count == 1 ? name : "\(name) \(index + 1)", date: entry.date, displayList: list)
    }
  }

  private func entries(
    of preview: PreviewedWidget, widget: WidgetDescription, frame: WidgetFrame, within seconds: TimeInterval
  ) async throws -> [WidgetEntry] {
    switch preview.timeline {
    case .entries(let make):
      return try await make().map { entry in
        guard let known = widget.source.entry(entry) else { throw wrongEntry(type(of: entry), widget) }
        return known
      }
    case .provider(let make):
      let provider = make()
      guard let source = widget.source.source(provider) else { throw wrongEntry(type(of: provider), widget) }
      return try await source.timeline(in: frame.context(isPreview: true), within: seconds).entries
    }
  }

  private func wrongEntry(_ received: Any.Type, _ widget: WidgetDescription) -> PreviewError {
    .wrongEntry(name, received: String(describing: received), wanted: widget.source.entryName)
  }
}
