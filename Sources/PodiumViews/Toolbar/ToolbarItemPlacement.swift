/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  /// The parts of a screen that show items.
  enum Region: Equatable { case leading, principal, trailing, bottom, none }

  let region: Region
  /// Whether the item's text stands out, as that of the button that ends a task.
  var isEmphasized = false

  /// The system's choice: trailing in the navigation bar.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// The middle of the navigation bar, in the title's place.
  public static let principal = ToolbarItemPlacement(region: .principal)
  /// Where ways through the app are: leading.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// The screen's first action: trailing.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// An action used less often: trailing.
  public static let secondaryAction = ToolbarItemPlacement(region: .trailing)
  /// A note on a state, in the bottom bar.
  public static let status = ToolbarItemPlacement(region: .bottom)
  /// The action that accepts what a sheet asked for: trailing, semibold.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing, isEmphasized: true)
  /// The action that leaves a sheet without a change: leading.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// The action that deletes: trailing.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// The leading end of the navigation bar, by an older name.
  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// The trailing end of the navigation bar, by an older name.
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// Over the keyboard, which a picture never has.
  public static let keyboard = ToolbarItemPlacement(region: .none)
}

/// A bar, for its visibility and its ground.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind { case automatic, navigationBar, bottomBar, tabBar, windowToolbar }

  private let kind: Kind
  /// As the system likes: the bar at the top.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
  /// The bar of a window, which a picture never has.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}
