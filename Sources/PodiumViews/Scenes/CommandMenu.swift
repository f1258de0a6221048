/// A menu of an app in the menu bar.
public struct CommandMenu<Content: View> {
  let name: Text
  let content: Content
}

extension CommandMenu: Commands, PrimitiveCommands {
  /// Makes the menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(name: Text(nameKey), content: content())
  }

  /// Makes the menu.
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(name: Text(name), content: content())
  }

  var views: [AnyView] { [AnyView(content)] }
}

/// Commands at a standard place of the menu bar.
public struct CommandGroup<Content: View> {
  let content: Content
}

extension CommandGroup: Commands, PrimitiveCommands {
  /// Makes commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(content: addition())
  }

  /// Makes commands after those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(content: addition())
  }

  /// Makes commands instead of those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(content: addition())
  }

  var views: [AnyView] { [AnyView(content)] }
}

/// A standard place of the menu bar.
public struct CommandGroupPlacement: Hashable, Sendable {
  private enum Kind {
    case appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport
    case printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, windowList
    case singleWindowList, windowArrangement, help
  }

  private let kind: Kind

  /// About the app.
  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  /// Services of other apps.
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  /// Hiding and showing apps.
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  /// Making and opening documents.
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  /// Printing.
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  /// Working with text.
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  /// Showing and changing the toolbar.
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  /// Showing the sidebar and the whole screen.
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  /// Changing the size of a window.
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  /// The app's windows, where it can open several.
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  /// The app's windows, where it has one of each kind.
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  /// Putting windows in order.
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
  /// Help with the app.
  public static let help = CommandGroupPlacement(kind: .help)
}

extension Scene {
  /// Adds commands to the app; a host reaches them by name and by their keys, and no picture shows them.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = CommandsView(commands: content())
    return ModifiedScene(content: self) {
      $0.content = AnyView($0.content.closedContent { commands })
    }
  }
}
