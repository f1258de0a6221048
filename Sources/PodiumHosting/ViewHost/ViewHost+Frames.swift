import Foundation
import PodiumViews

extension ViewHost {
  /// The frame of the first view with an accessibility identifier: points, root coordinates, unrounded.
  public func frame(of accessibilityIdentifier: String) -> CGRect? {
    frames(of: accessibilityIdentifier).first
  }

  /// The frames of all views with an accessibility identifier, in tree order.
  public func frames(of accessibilityIdentifier: String) -> [CGRect] {
    update()
    return stage.nodes(AccessibilityNode.self).filter { $0.identifier == accessibilityIdentifier }.map(\.frame)
  }
}
