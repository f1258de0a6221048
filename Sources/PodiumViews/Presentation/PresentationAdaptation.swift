/// What becomes of a presentation where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// It stays what it is; a popover is drawn as a sheet.
  public static let none = PresentationAdaptation(kind: .none)
  /// It becomes a popover; drawn as a sheet.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// It covers the whole screen; a popover is drawn as a sheet.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a sheet lets through to the view behind it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled, upThrough(PresentationDetent) }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// Touches reach the view behind; a host's never do.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// Touches do not reach the view behind.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Enabled while the sheet is no higher than this.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a drag over a sheet moves first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind
  /// As the system likes.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet's height.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

extension View {
  /// Accepted: popovers are drawn as sheets.
  public consuming func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Accepted: popovers are drawn as sheets.
  public consuming func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    self
  }

  /// Accepted: only what is in front can be touched.
  public consuming func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    self
  }

  /// Accepted: nobody drags a sheet.
  public consuming func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Accepted: a picture shows no status bar.
  public consuming func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepted: a picture shows nothing of the system's.
  public consuming func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
