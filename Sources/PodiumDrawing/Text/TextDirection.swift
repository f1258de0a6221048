/// The direction that a paragraph's letters give it.
package enum TextDirection {
  /// Whether the first strongly directed character runs right to left; nil where there is none.
  ///
  /// Rules P2 and P3 of Unicode Annex 9, with the default classes of its right-to-left blocks; isolates are
  /// not skipped.
  package static func isRightToLeft(_ scalars: some Sequence<Unicode.Scalar>) -> Bool? {
    for scalar in scalars {
      switch scalar.value {
      case 0x200E: return false
      case 0x200F, 0x061C: return true
      case ..<0x80:
        if (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value) { return false }
      default: if let strong = strongDirection(of: scalar) { return strong }
      }
    }
    return nil
  }

  private static func strongDirection(of scalar: Unicode.Scalar) -> Bool? {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .letterNumber:
      return isInRightToLeftBlock(scalar.value)
    case .otherPunctuation, .otherSymbol, .currencySymbol, .dashPunctuation:
      // Hebrew's and Syriac's own punctuation is strong; Arabic's comma and signs are not.
      return (0x0590...0x05FF).contains(scalar.value) || (0x0700...0x08BF).contains(scalar.value) ? true : nil
    default: return nil
    }
  }

  private static func isInRightToLeftBlock(_ value: UInt32) -> Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
