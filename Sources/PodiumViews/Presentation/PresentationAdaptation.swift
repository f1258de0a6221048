/// What becomes of a presentation where there is little space.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a sheet lets through to the view behind it.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, disabled, upThrough(PresentationDetent) }

  private let kind: Kind
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
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
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  public static let resizes = PresentationContentInteraction(kind: .resizes)
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
