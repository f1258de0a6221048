/// Where scrolling stops by itself; a host scrolls exactly as far as it is told.
public protocol ScrollTargetBehavior {}

/// Scrolling stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
}

/// Scrolling stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one movement goes at most.
  public struct LimitBehavior: Sendable {
    /// As the system likes; a host scrolls as far as it is told.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// One movement passes only some of the views.
    public static var always: LimitBehavior { LimitBehavior() }
    /// One movement passes a few views at most.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// One movement passes one view at most.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// One movement passes any number of views.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling stops at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Scrolling stops at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Accepted: a host scrolls exactly as far as it is told.
  public consuming func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Accepted: a host scrolls exactly as far as it is told.
  public consuming func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
