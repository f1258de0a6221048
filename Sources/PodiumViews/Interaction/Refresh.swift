/// Brings data up to date: `@Environment(\.refresh) var refresh; await refresh?()`.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Brings data up to date.
  @MainActor public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// Brings the data of the view around up to date; nil where it cannot.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A view whose data can be brought up to date.
package final class RefreshNode: WrapperNode {
  package var refresh: RefreshAction?
}

/// Lets a host bring the data of a view up to date.
public struct _RefreshModifier: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let action: RefreshAction

  package func makeWrapper() -> RefreshNode { RefreshNode() }

  package func update(_ wrapper: RefreshNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.refresh = action
    return false
  }
}

extension View {
  /// Brings the view's data up to date when someone pulls it down, as `ViewHost.refresh` does.
  public consuming func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refresh, refresh).modifier(_RefreshModifier(action: refresh))
  }
}
