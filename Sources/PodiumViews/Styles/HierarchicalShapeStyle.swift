/// A level of the foreground style around: primary is the style itself, the others are fainter.
public struct HierarchicalShapeStyle: ShapeStyle, PaintStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Fainter than `primary`.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Fainter than `secondary`.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The faintest level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.foregroundPaint(level: self.level + level)
  }
}

/// The foreground style around.
public struct ForegroundStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.foregroundPaint(level: level)
  }
}

/// The tint around, or the accent colour.
public struct TintShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.paint(environment.tintStyle ?? AnyShapeStyle(Color.accentColor), level: level)
  }
}

/// The background around: the system background unless one was set.
public struct BackgroundStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    if let style = environment.backgroundStyle { return environment.paint(style, level: level) }
    let levels: [SemanticColor] = [.background, .secondaryBackground, .tertiaryBackground]
    return StylePaint(environment.resolve(Color(.semantic(levels[min(level, levels.count - 1)]))))
  }
}

/// The colour of lines between contents.
public struct SeparatorShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    StylePaint(environment.resolve(Color(.semantic(.separator)))).level(level)
  }
}

/// The colour of large grey areas such as a track or a well.
public struct FillShapeStyle: ShapeStyle, PaintStyle {
  /// Makes the style.
  public init() {}

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let levels: [SemanticColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    return StylePaint(environment.resolve(Color(.semantic(levels[min(level, levels.count - 1)]))))
  }
}

/// A style one level fainter.
public struct LevelShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  let base: Base
  let level: Int

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.paint(base, level: self.level + level)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelShapeStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(base: self, level: 3) }

  /// The style made see-through.
  public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}

/// A style made see-through.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, PaintStyle {
  let base: Base
  let opacity: Double

  package func paint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    environment.paint(base, level: level).opacity(opacity)
  }
}
