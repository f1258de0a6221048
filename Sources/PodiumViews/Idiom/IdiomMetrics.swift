/// The measures in which Apple's systems differ; points.
struct IdiomMetrics: Sendable {
  /// One text style.
  struct TextStyle: Sendable {
    /// One size for each setting of Dynamic Type, extra small to accessibility 5, or one for all.
    var sizes: [CGFloat]
    var weight = Font.Weight.regular
    /// The weight of the bold form.
    var boldWeight: Font.Weight
    /// The heights of the style's lines where they are not its font's.
    var line: FontMetrics?

    func size(at setting: DynamicTypeSize) -> CGFloat { sizes.count == 1 ? sizes[0] : sizes[setting.index] }
  }

  /// Progress views; a bar stands in the middle of its row.
  struct Progress: Sendable {
    var barThickness: CGFloat
    var barRow: CGFloat
    /// Between a bar's row and its labels.
    var labelGap: CGFloat
    /// Of the value below a bar or ring; nil for the font around.
    var valueFont: Font?
    /// Diameters of a ring at the sizes small, regular and large of controls.
    var rings: [CGFloat]
    /// Diameters of a spinner at the same sizes.
    var spinners: [CGFloat]
    /// The part of its diameter that a ring's line is wide.
    var ringLine: CGFloat
  }

  /// Gauges.
  struct Gauge: Sendable {
    var barThickness: CGFloat
    /// Nil for round ends.
    var barCorner: CGFloat?
    /// Of the label above an accessory bar; nil for the font around.
    var accessoryLabelFont: Font?
    /// Of the value below an accessory bar.
    var accessoryValueFont: Font
  }

  var defaultFont: Font
  var textStyles: [Font.TextStyle: TextStyle]
  /// On screens of two pixels a point and more.
  var dividerThickness: CGFloat
  var progress: Progress
  var gauge: Gauge

  func textStyle(_ style: Font.TextStyle) -> TextStyle {
    textStyles[style] ?? TextStyle(sizes: [17], boldWeight: .semibold)
  }
}

extension InterfaceIdiom {
  var metrics: IdiomMetrics {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    }
  }
}

extension [CGFloat] {
  /// The diameter for a control's size; the extremes share their neighbours'.
  func diameter(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: self[0]
    case .regular: self[1]
    case .large, .extraLarge: self[2]
    }
  }
}
