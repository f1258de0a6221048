import Foundation

/// Finds the scale and tightness at which a paragraph fits its box, and sets it.
struct TextSetter {
  let text: StyledText
  /// Points; may be infinite.
  let width: CGFloat
  let height: CGFloat
  let options: TextLayoutOptions
  let engine: any TextEngine

  /// The paragraph as it is shown: whole where it fits, else tightened, else shrunk, else cut (facts T14d–T14f).
  ///
  /// What is cut anyway is not tightened: 101 of 108 points (T14f) leave room for another letter that is.
  func fittingSetting(_ shaped: ShapedText) -> TextSetting {
    let plain = composer(text, shaped, tightened: false)
    let lines = plain.placedLines(height: height)
    if !lines.isComplete {
      if options.allowsTightening {
        let tight = set(text, shaped, scale: 1, tightened: true)
        if !tight.isTruncated { return tight }
      }
      if options.minimumScaleFactor < 1 { return shrunkSetting(shaped) }
    }
    return plain.compose(lines, scale: 1)
  }

  /// The largest scale that fits, found on evenly scaled widths and confirmed by shaping at that size.
  ///
  /// A face may change with its size, so the confirmed widths can differ: they are then scaled in turn.
  private func shrunkSetting(_ shaped: ShapedText) -> TextSetting {
    let tightened = options.allowsTightening
    let least = options.minimumScaleFactor
    var (base, baseScale, ceiling) = (shaped, CGFloat(1), CGFloat(1))
    for _ in 0..<4 {
      let scale = largestScale(from: least, below: ceiling) { scale in
        let factor = scale / baseScale
        return composer(text.scaled(by: scale), base.scaled(by: factor), tightened: tightened).fits(
          height: height)
      }
      guard let scale else { break }
      let scaledText = text.scaled(by: scale)
      base = engine.measure(scaledText)
      baseScale = scale
      let setting = set(scaledText, base, scale: scale, tightened: tightened)
      if !setting.isTruncated { return setting }
      ceiling = scale
    }
    let scaledText = text.scaled(by: least)
    return set(scaledText, engine.measure(scaledText), scale: least, tightened: tightened)
  }

  /// How many scales are tried between nothing and full size; ours.
  ///
  /// Few enough that texts on one picture share sizes, and with them their fonts and glyphs.
  private static let scaleSteps: CGFloat = 256

  /// The largest step below `ceiling` that fits, or `least`; nil where not even that fits.
  private func largestScale(
    from least: CGFloat, below ceiling: CGFloat, fits: (CGFloat) -> Bool
  ) -> CGFloat? {
    guard fits(least) else { return nil }
    var low = Int((least * Self.scaleSteps).rounded(.down))
    var high = Int((ceiling * Self.scaleSteps).rounded(.up))
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / Self.scaleSteps) { low = middle } else { high = middle }
    }
    return max(CGFloat(low) / Self.scaleSteps, least)
  }

  /// Sets the text at one scale, cutting what the box or the line limit has no room for.
  private func set(
    _ text: StyledText, _ shaped: ShapedText, scale: CGFloat, tightened: Bool
  ) -> TextSetting {
    let composer = composer(text, shaped, tightened: tightened)
    return composer.compose(composer.placedLines(height: height), scale: scale)
  }

  private func composer(_ text: StyledText, _ shaped: ShapedText, tightened: Bool) -> LineComposer {
    LineComposer(
      text: text, shaped: shaped, width: width, isTightened: tightened, options: options, engine: engine)
  }
}
