/// A space of names that belongs to a view.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// A space of names.
  public struct ID: Hashable, Sendable {
    fileprivate let place: Int
    fileprivate let slot: Int
  }

  private var id = ID(place: -1, slot: 0)

  /// Makes the space.
  public init() {}

  /// The space.
  public var wrappedValue: ID { id }
}

extension Namespace: InstallableProperty {
  mutating func install(_ node: ViewNode, slot: Int) { id = ID(place: node.order, slot: slot) }
}

extension Namespace: InputComparable {
  func isSameInput(as other: Namespace) -> Bool { true }
}

/// What views in a matched pair have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they stand.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where they stand and how large they are.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What the source of a transition looks like.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {}

/// A source of a transition as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension View {
  /// Accepted: a change from one view to another shows only its end.
  public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }

  /// Accepted: a change of screens shows only its end.
  public consuming func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Accepted: a change of screens shows only its end.
  public consuming func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }

  /// Accepted: a change of screens shows only its end.
  public consuming func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// How one screen follows another; a picture shows the end.
public protocol NavigationTransition {}

/// The usual way in which one screen follows another.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual way in which one screen follows another.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The screen grows out of the view with this id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}
