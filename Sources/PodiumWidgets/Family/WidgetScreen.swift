/// A screen that widgets are laid out for, with the size of each family on it.
///
/// Numbers: Human Interface Guidelines, Widgets, Specifications (facts 1.8); iPad rows are the layout canvas.
package struct WidgetScreen: Sendable, Hashable {
  /// Width by height in points, portrait, such as "393x852".
  package let name: String
  /// Pixels per point.
  package let scale: CGFloat
  private let sizes: [WidgetFamily: CGSize]

  private init(_ name: String, scale: CGFloat, _ sizes: [WidgetFamily: (CGFloat, CGFloat)]) {
    (self.name, self.scale) = (name, scale)
    self.sizes = sizes.mapValues { CGSize(width: $0.0, height: $0.1) }
  }

  /// The size of a family, points; nil where the screen has none.
  package func size(of family: WidgetFamily) -> CGSize? { sizes[family] }

  /// The families that the screen has, smallest first.
  package var families: [WidgetFamily] { WidgetFamily.all.filter { sizes[$0] != nil } }

  /// The screen used where none is named: most iPhones since 2022.
  package static let standard = all.first { $0.name == "393x852" } ?? all[0]

  /// The screen used for a family that the standard one lacks: a 12.9-inch iPad.
  package static func standard(for family: WidgetFamily) -> WidgetScreen {
    if standard.size(of: family) != nil { return standard }
    return all.first { $0.name == "1024x1366" && $0.size(of: family) != nil } ?? standard
  }

  /// The screen called `name`, or nil.
  package static func named(_ name: String) -> WidgetScreen? { all.first { $0.name == name } }

  package static let all: [WidgetScreen] = [
    WidgetScreen(
      "430x932", scale: 3,
      [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76), .accessoryInline: (257, 26),
      ]),
    WidgetScreen(
      "428x926", scale: 3,
      [
        .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
        .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76), .accessoryInline: (257, 26),
      ]),
    WidgetScreen(
      "414x896", scale: 2,
      [
        .systemSmall: (169, 169), .systemMedium: (360, 169), .systemLarge: (360, 379),
        .accessoryCircular: (76, 76), .accessoryRectangular: (160, 72), .accessoryInline: (248, 26),
      ]),
    WidgetScreen(
      "414x736", scale: 3,
      [
        .systemSmall: (159, 159), .systemMedium: (348, 157), .systemLarge: (348, 357),
        .accessoryCircular: (76, 76), .accessoryRectangular: (170, 76), .accessoryInline: (248, 26),
      ]),
    WidgetScreen(
      "393x852", scale: 3,
      [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72), .accessoryInline: (234, 26),
      ]),
    WidgetScreen(
      "390x844", scale: 3,
      [
        .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
        .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72), .accessoryInline: (234, 26),
      ]),
    WidgetScreen(
      "375x812", scale: 3,
      [
        .systemSmall: (155, 155), .systemMedium: (329, 155), .systemLarge: (329, 345),
        .accessoryCircular: (72, 72), .accessoryRectangular: (157, 72), .accessoryInline: (225, 26),
      ]),
    WidgetScreen(
      "375x667", scale: 2,
      [
        .systemSmall: (148, 148), .systemMedium: (321, 148), .systemLarge: (321, 324),
        .accessoryCircular: (68, 68), .accessoryRectangular: (153, 68), .accessoryInline: (225, 26),
      ]),
    WidgetScreen(
      "360x780", scale: 3,
      [
        .systemSmall: (155, 155), .systemMedium: (329, 155), .systemLarge: (329, 345),
        .accessoryCircular: (72, 72), .accessoryRectangular: (157, 72), .accessoryInline: (225, 26),
      ]),
    WidgetScreen(
      "320x568", scale: 2,
      [
        .systemSmall: (141, 141), .systemMedium: (292, 141), .systemLarge: (292, 311),
      ]),
    WidgetScreen(
      "768x1024", scale: 2,
      [
        .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
        .systemExtraLarge: (634.5, 305.5),
      ]),
    WidgetScreen(
      "744x1133", scale: 2,
      [
        .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
        .systemExtraLarge: (634.5, 305.5),
      ]),
    WidgetScreen(
      "810x1080", scale: 2,
      [
        .systemSmall: (146, 146), .systemMedium: (320.5, 146), .systemLarge: (320.5, 320.5),
        .systemExtraLarge: (669, 320.5),
      ]),
    WidgetScreen(
      "834x1112", scale: 2,
      [
        .systemSmall: (150, 150), .systemMedium: (327.5, 150), .systemLarge: (327.5, 327.5),
        .systemExtraLarge: (682, 327.5),
      ]),
    WidgetScreen(
      "820x1180", scale: 2,
      [
        .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
        .systemExtraLarge: (715.5, 342),
      ]),
    WidgetScreen(
      "834x1194", scale: 2,
      [
        .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
        .systemExtraLarge: (715.5, 342),
      ]),
    WidgetScreen(
      "954x1373", scale: 2,
      [
        .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
        .systemExtraLarge: (726, 350),
      ]),
    WidgetScreen(
      "970x1389", scale: 2,
      [
        .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
        .systemExtraLarge: (726, 350),
      ]),
    WidgetScreen(
      "1024x1366", scale: 2,
      [
        .systemSmall: (170, 170), .systemMedium: (378.5, 170), .systemLarge: (378.5, 378.5),
        .systemExtraLarge: (795, 378.5),
      ]),
    WidgetScreen(
      "1192x1590", scale: 2,
      [
        .systemSmall: (188, 188), .systemMedium: (412, 188), .systemLarge: (412, 412),
        .systemExtraLarge: (860, 412),
      ]),
  ]
}
