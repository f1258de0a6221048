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

  public static let appInfo = CommandGroupPlacement(kind: .appInfo)
  public static let appSettings = CommandGroupPlacement(kind: .appSettings)
  public static let systemServices = CommandGroupPlacement(kind: .systemServices)
  public static let appVisibility = CommandGroupPlacement(kind: .appVisibility)
  public static let appTermination = CommandGroupPlacement(kind: .appTermination)
  public static let newItem = CommandGroupPlacement(kind: .newItem)
  public static let saveItem = CommandGroupPlacement(kind: .saveItem)
  public static let importExport = CommandGroupPlacement(kind: .importExport)
  public static let printItem = CommandGroupPlacement(kind: .printItem)
  public static let undoRedo = CommandGroupPlacement(kind: .undoRedo)
  public static let pasteboard = CommandGroupPlacement(kind: .pasteboard)
  public static let textEditing = CommandGroupPlacement(kind: .textEditing)
  public static let textFormatting = CommandGroupPlacement(kind: .textFormatting)
  public static let toolbar = CommandGroupPlacement(kind: .toolbar)
  public static let sidebar = CommandGroupPlacement(kind: .sidebar)
  public static let windowSize = CommandGroupPlacement(kind: .windowSize)
  public static let windowList = CommandGroupPlacement(kind: .windowList)
  public static let singleWindowList = CommandGroupPlacement(kind: .singleWindowList)
  public static let windowArrangement = CommandGroupPlacement(kind: .windowArrangement)
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
