/// What a view is and does for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  /// No traits.
  public init() { bits = 0 }

  public static let isButton = AccessibilityTraits(bits: 1)
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
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
