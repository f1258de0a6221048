extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of large, quiet areas such as tracks.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The system’s red.
  public static var red: Color { Color.red }
  /// The system’s orange.
  public static var orange: Color { Color.orange }
  /// The system’s yellow.
  public static var yellow: Color { Color.yellow }
  /// The system’s green.
  public static var green: Color { Color.green }
  /// The system’s mint.
  public static var mint: Color { Color.mint }
  /// The system’s teal.
  public static var teal: Color { Color.teal }
  /// The system’s cyan.
  public static var cyan: Color { Color.cyan }
  /// The system’s blue.
  public static var blue: Color { Color.blue }
  /// The system’s indigo.
  public static var indigo: Color { Color.indigo }
  /// The system’s purple.
  public static var purple: Color { Color.purple }
  /// The system’s pink.
  public static var pink: Color { Color.pink }
  /// The system’s brown.
  public static var brown: Color { Color.brown }
  /// The system’s gray.
  public static var gray: Color { Color.gray }
  /// White in every scheme.
  public static var white: Color { Color.white }
  /// Black in every scheme.
  public static var black: Color { Color.black }
  /// Nothing at all.
  public static var clear: Color { Color.clear }
}
