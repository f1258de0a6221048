/// A key of a keyboard, named by the character it types.
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types.
  public var character: Character

  /// Names the key that types `character`.
  public init(_ character: Character) { self.character = character }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The backspace key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The forward delete key.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar key.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

/// Keys held while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, which is Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How the keys change with the keyboard's layout.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// As the system likes.
    public static let automatic = Localization(name: "automatic")
    /// With the layout, but left and right stay what they are.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Not at all.
    public static let custom = Localization(name: "custom")
  }

  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers
  /// How the keys change with the keyboard's layout; a host takes them as they are.
  public var localization: Localization

  /// Makes a shortcut of a key and the keys held with it.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Return alone.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape alone.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
