/// How a preview wants to be shown.
public struct PreviewTrait<T> {
  enum Layout {
    case screen
    case landscape
    case fitting
    case fixed(CGSize)
  }

  let layout: Layout
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// On a whole screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .screen) }

  /// As large as the views are.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .fitting) }

  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
  }

  /// On a screen held upright.
  public static var portrait: PreviewTrait { PreviewTrait(layout: .screen) }

  /// On a screen held upside down, which shows the same picture.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: .screen) }

  /// On a screen laid on its side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: .landscape) }

  /// On a screen laid on its other side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: .landscape) }
}
