/// What a view is and does for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// A title over other contents.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// Chosen at the moment.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// Makes a sound of its own when touched.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// A text that stays as it is.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// A summary of what is new when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// Begins to play or record something when touched.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// Answers touches itself, as the keys of a piano do.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// Turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// Keeps what is behind it from being reached.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// A switch.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = bits & member.bits
    bits &= ~member.bits
    return common == 0 ? nil : AccessibilityTraits(bits: common)
  }

  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = bits & newMember.bits
    bits |= newMember.bits
    return common == 0 ? nil : AccessibilityTraits(bits: common)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Accepted: pictures and manifests hold words only.
  public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted: pictures and manifests hold words only.
  public consuming func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Accepted: pictures and manifests hold words only.
  public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Accepted: words stand in tree order.
  public consuming func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Accepted: pictures and manifests hold words only.
  public consuming func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    self
  }

  /// Accepted: colours are drawn as they are.
  public consuming func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Accepted: nobody calls the view by its names.
  public consuming func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted: nobody calls the view by its names.
  public consuming func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Accepted: nobody calls the view by its names.
  @_disfavoredOverload public consuming func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  {
    self
  }

  /// Accepted: a hint is no word of the view itself.
  public consuming func accessibilityHint(_ hint: Text) -> some View { self }

  /// Accepted: a hint is no word of the view itself.
  public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Accepted: a hint is no word of the view itself.
  @_disfavoredOverload public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
}
