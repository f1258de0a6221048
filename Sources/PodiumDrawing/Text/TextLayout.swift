import Foundation

/// A paragraph set in lines: broken, tightened, shrunk, cut and aligned by SwiftUI's rules.
///
/// The rules are recorded in facts T3–T19 and Q1–Q11. Any ``TextEngine`` gives the measures. The work grows
/// linearly with the text.
package struct TextLayout: Sendable {
  /// Points, whole pixels high and wide; never wider than the proposal.
  package private(set) var size: CGSize = .zero
  /// From the top of the box to the first line's baseline, points.
  package private(set) var firstBaseline: CGFloat = 0
  /// From the top of the box to the last line's baseline, points.
  package private(set) var lastBaseline: CGFloat = 0
  /// Lines with ink, top to bottom; origins are relative to the box's top left corner.
  ///
  /// A line's `text.isRightToLeft` is the direction of the paragraph it was broken from, and is final.
  package private(set) var lines: [DisplayItem.TextLine] = []
  /// Whether some of the text gave way to an ellipsis.
  package private(set) var isTruncated = false
  /// What the fonts were multiplied by to fit, `minimumScaleFactor`…1.
  package private(set) var scale: CGFloat = 1
  /// Characters that no font holds.
  package private(set) var missingGlyphs: [Character] = []
  /// Font families asked for by name that are not installed.
  package private(set) var missingFamilies: [String] = []

  /// Sets `text` into a box; nil and infinity mean that there is no limit, points.
  ///
  /// `shaped` is what the engine answered for the text; the engine is asked where it is nil.
  package init(
    _ text: StyledText, shaped: ShapedText? = nil, width: CGFloat?, height: CGFloat?,
    options: TextLayoutOptions, engine: any TextEngine
  ) {
    let setter = TextSetter(
      text: text, width: Self.room(width), height: Self.room(height), options: options.normalized,
      engine: engine)
    let setting = setter.fittingSetting(shaped ?? engine.measure(text))
    scale = setting.scale
    isTruncated = setting.isTruncated
    missingGlyphs = setting.shaped.missingGlyphs
    missingFamilies = setting.shaped.missingFamilies
    place(setting, options: setter.options, width: setter.width, height: setter.height)
  }

  /// Whether the same text has the same layout in a box of this size, points, where this is its layout without limits.
  ///
  /// Room that is left over changes nothing.
  package func isUnchanged(byRoom width: CGFloat?, _ height: CGFloat?) -> Bool {
    !isTruncated && scale == 1 && Self.room(width) >= size.width && Self.room(height) >= size.height
  }

  /// A proposal as a limit: nil is none, and neither NaN nor a negative length gives any room.
  private static func room(_ proposal: CGFloat?) -> CGFloat {
    guard let proposal else { return .infinity }
    return proposal > 0 ? proposal : 0
  }

  private mutating func place(
    _ setting: TextSetting, options: TextLayoutOptions, width: CGFloat, height: CGFloat
  ) {
    let pixel = options.pixelLength
    let widest = setting.lines.lazy.map(\.reportedWidth).max() ?? 0
    size.width = min(widest.roundedUp(to: pixel), width)
    let bottom = setting.lines.last.map { $0.top + $0.box.height } ?? 0
    size.height = max(bottom, reservedHeight(setting, options: options, height: height)).roundedUp(to: pixel)
    firstBaseline = setting.lines.first?.baseline ?? 0
    lastBaseline = setting.lines.last?.baseline ?? 0
    lines = setting.lines.compactMap { line in
      guard !line.text.runs.isEmpty else { return nil }
      let free = size.width - line.width
      // Which edge is leading is the layout's direction, whatever the letters run (facts T19).
      let x: CGFloat =
        switch options.alignment {
        case .leading: setting.text.isRightToLeft ? free : 0
        case .center: free / 2
        case .trailing: setting.text.isRightToLeft ? 0 : free
        }
      return DisplayItem.TextLine(
        text: line.text, origin: CGPoint(x: x, y: line.baseline), width: line.width, spacing: line.spacing)
    }
  }

  /// The height of the lines kept free, as far as the proposal has room for them.
  private func reservedHeight(
    _ setting: TextSetting, options: TextLayoutOptions, height: CGFloat
  ) -> CGFloat {
    guard options.minimumLines > setting.lines.count, var last = setting.lines.last else { return 0 }
    var bottom = last.top + last.box.height
    for _ in setting.lines.count..<options.minimumLines {
      last.top += last.box.pitch
      guard last.top + last.box.height <= height + .layoutTolerance else { break }
      bottom = last.top + last.box.height
    }
    return bottom
  }
}

extension TextLayout {
  /// What an author should know about the fonts of this text, a sentence each.
  package var warnings: [String] {
    var warnings = missingFamilies.map {
      "font family '\($0)' is not installed; the system face stands in for it"
    }
    if !missingGlyphs.isEmpty {
      let names = missingGlyphs.map { character in
        "'\(character)' (" + character.unicodeScalars.map { "U+" + $0.hexadecimal }.joined(separator: " ")
          + ")"
      }
      warnings.append("no font holds \(names.joined(separator: ", ")); an empty box is drawn")
    }
    return warnings
  }
}

extension Unicode.Scalar {
  /// At least four digits, as in U+0041.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
