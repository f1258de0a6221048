extension EnvironmentValues {
  /// How many lines texts take.
  struct TextLines: Equatable {
    /// The most.
    var limit: Int?
    /// The lines a text takes even if it has fewer.
    var minimum = 1
  }

  private struct LinesKey: EnvironmentKey { static var defaultValue: TextLines { TextLines() } }
  private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private struct SpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private struct TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private struct BaselineKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private struct UnderlineKey: EnvironmentKey { static var defaultValue: TextLineStyle? { nil } }
  private struct StrikethroughKey: EnvironmentKey { static var defaultValue: TextLineStyle? { nil } }
  private struct HeaderCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  private struct CaseIsSetKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// The most lines a text may take.
  public var lineLimit: Int? {
    get { textLines.limit }
    set { textLines.limit = newValue }
  }

  /// How many lines texts take.
  var textLines: TextLines {
    get { self[LinesKey.self] }
    set { self[LinesKey.self] = newValue }
  }

  /// How far text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// How lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Extra distance between lines, points.
  public var lineSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// Whether text may be tightened to fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Where text is cut that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The case that letters are shown in.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  /// The case of a section's header, unless one is set for its text; it is said aloud as written.
  var headerCase: Text.Case? {
    get { self[HeaderCaseKey.self] }
    set { self[HeaderCaseKey.self] = newValue }
  }

  /// Whether a case was set, be it none.
  var isTextCaseSet: Bool {
    get { self[CaseIsSetKey.self] }
    set { self[CaseIsSetKey.self] = newValue }
  }

  var textTracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  var textBaselineOffset: CGFloat {
    get { self[BaselineKey.self] }
    set { self[BaselineKey.self] = newValue }
  }

  var underlineStyle: TextLineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  var strikethroughStyle: TextLineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
}

extension Text {
  /// Where text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The case that letters are shown in.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension View {
  /// Limits texts to a number of lines.
  public consuming func lineLimit(_ number: Int?) -> some View {
    environment(\.textLines, EnvironmentValues.TextLines(limit: number))
  }

  /// Limits texts to a number of lines and keeps room for all of them.
  public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.textLines, EnvironmentValues.TextLines(limit: limit, minimum: reservesSpace ? limit : 1))
  }

  /// Limits texts to a range of lines.
  public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.textLines, EnvironmentValues.TextLines(limit: limit.upperBound, minimum: limit.lowerBound))
  }

  /// Gives texts a least number of lines.
  public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.textLines, EnvironmentValues.TextLines(limit: nil, minimum: limit.lowerBound))
  }

  /// Limits texts to a number of lines.
  public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Lets text shrink to fit, down to a factor in 0…1.
  public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor.isNaN ? 1 : min(max(factor, 0.01), 1))
  }

  /// Sets how lines of a text line up.
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Adds distance between lines, points.
  public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Lets text be tightened to fit.
  public consuming func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets where text is cut that does not fit.
  public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the case that letters are shown in.
  public consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase).environment(\.isTextCaseSet, true)
  }

  /// Adds space after each character, points.
  public consuming func tracking(_ tracking: CGFloat) -> some View { environment(\.textTracking, tracking) }

  /// Adds space between characters, points.
  public consuming func kerning(_ kerning: CGFloat) -> some View { environment(\.textTracking, kerning) }

  /// Raises texts, points.
  public consuming func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textBaselineOffset, baselineOffset)
  }

  /// Draws lines under texts.
  public consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underlineStyle, TextLineStyle(isActive: isActive, color: color))
  }

  /// Draws lines through texts.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethroughStyle, TextLineStyle(isActive: isActive, color: color))
  }
}
