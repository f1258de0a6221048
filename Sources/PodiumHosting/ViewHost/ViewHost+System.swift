import Foundation
import PodiumViews

extension ViewHost {
  /// Opens a URL from outside, as a link in another app does.
  ///
  /// - Throws: ``EventError`` where no view opens URLs.
  public func open(_ url: URL) throws {
    update()
    let targets = stage.nodes(OpenURLTargetNode.self)
    guard !targets.isEmpty else {
      throw EventError(description: "no view opens '\(url.absoluteString)': there is no onOpenURL")
    }
    for target in targets { target.action(url) }
    update()
  }

  /// Presses the return key in a text field, found by its accessibility identifier or label.
  ///
  /// - Throws: ``EventError`` where there is no such field, or it is disabled.
  public func submit(_ identifier: String) throws {
    try checkedField(identifier).node.submit()
    update()
  }

  /// Pulls a view down so that it brings its data up to date, and waits until it has.
  ///
  /// The view is the one with the accessibility identifier in or around it; nil takes the first.
  ///
  /// - Throws: ``EventError`` where there is none.
  public func refresh(_ identifier: String? = nil) async throws {
    update()
    let found = named(RefreshNode.self)
    guard let target = found.first(where: { identifier.map($0.names.contains) ?? true }) else {
      throw missing(identifier ?? "", "nothing that can be refreshed", found.flatMap(\.names))
    }
    await target.node.refresh?()
    update()
  }

  /// Asks a view to do something by the name of an accessibility action.
  ///
  /// - Throws: ``EventError`` where the view has no such action, or it is disabled.
  public func performAccessibilityAction(_ name: String = "default", on labelOrIdentifier: String) throws {
    update()
    let found = named(AccessibilityActionNode.self)
    guard let target = found.first(where: { $0.node.name == name && $0.names.contains(labelOrIdentifier) }) else {
      throw missing(
        labelOrIdentifier, "nothing with the action '\(name)'",
        found.flatMap { found in found.names.map { "\(found.node.name) on \($0)" } })
    }
    guard target.node.isEnabled else { throw EventError(description: "'\(labelOrIdentifier)' is disabled") }
    target.node.action()
    update()
  }
}
