import CPangoCairo
import Foundation
import PodiumDrawing
import Synchronization

/// Measures text with the fonts that draw it.
///
/// One engine serves any number of threads: its font map and its caches are used under a lock, one call at a
/// time. Answers are kept for the last few hundred texts, so that measuring a text again costs a look-up.
public final class PangoTextEngine: TextEngine {
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let shaper: TextShaper
    var shaped = GenerationalCache<StyledText.MeasuredKey, ShapedText>(limit: 4_096)
    var metrics = GenerationalCache<ResolvedFont, FontMetrics>(limit: 512)
  }

  /// Makes an engine over the installed fonts; throws an error that names missing packages.
  public convenience init() throws { try self.init(library: FontLibrary.standard()) }

  package init(library: FontLibrary) throws(FontError) {
    state = Mutex(State(shaper: try TextShaper(library: library)))
  }

  public func metrics(of font: ResolvedFont) -> FontMetrics {
    state.withLock { state in
      let shaper = state.shaper
      return state.metrics.value(for: font) { shaper.metrics(of: font) }
    }
  }

  public func shape(_ text: StyledText) -> ShapedText {
    state.withLock { state in
      let shaper = state.shaper
      return state.shaped.value(for: text.measuredKey) { shaper.shaped(text) }
    }
  }

  public func stretches(of line: DisplayItem.TextLine) -> [TextStretch] {
    let input = ShaperInput(line.text)
    return state.withLock { state in
      // As the painter shapes it, so that places are those of what is drawn.
      let runs = state.shaper.runs(
        of: input, bytes: 0..<input.utf8.count, isRightToLeft: line.text.isRightToLeft, spacing: line.spacing,
        inVisualOrder: true)
      var x: CGFloat = 0
      return runs.map { run in
        defer { x += run.width }
        return TextStretch(runIndex: run.styleIndex, x: x, width: run.width)
      }
    }
  }
}

extension StyledText {
  /// What decides a text's widths: everything but its paints and offsets.
  struct MeasuredKey: Hashable {
    struct Run: Hashable {
      var string: String
      var font: ResolvedFont
      var tracking: CGFloat
      var inlay: StyledText.Inlay?
    }
    var runs: [Run]
    var language: String
    var isRightToLeft: Bool

    // Strings that are canonically equal are equal in Swift but have other bytes, and bytes are what is answered.
    static func == (lhs: MeasuredKey, rhs: MeasuredKey) -> Bool {
      lhs.isRightToLeft == rhs.isRightToLeft && lhs.language == rhs.language
        && lhs.runs.count == rhs.runs.count
        && zip(lhs.runs, rhs.runs).allSatisfy {
          $0.font == $1.font && $0.tracking == $1.tracking && $0.inlay == $1.inlay
            && $0.string.utf8.elementsEqual($1.string.utf8)
        }
    }
  }

  var measuredKey: MeasuredKey {
    MeasuredKey(
      runs: runs.map {
        MeasuredKey.Run(string: $0.string, font: $0.font, tracking: $0.tracking, inlay: $0.inlay)
      },
      language: language, isRightToLeft: isRightToLeft)
  }
}
