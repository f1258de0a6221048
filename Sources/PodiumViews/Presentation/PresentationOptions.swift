/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable { case medium, large, height(CGFloat), fraction(CGFloat) }

  let kind: Kind
  /// Half the window.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the window but its top.
  public static let large = PresentationDetent(kind: .large)

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A part of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// The height in a window that a full sheet takes `full` points of.
  func height(full: CGFloat, window: CGFloat) -> CGFloat {
    switch kind {
    case .large: full
    case .medium: min(full, window / 2)
    case .height(let height): min(full, max(0, height))
    case .fraction(let fraction): min(full, max(0, fraction) * full)
    }
  }
}

/// How a sheet wants to be shown.
struct PresentationOptions: Equatable {
  var detents: Set<PresentationDetent> = []
  var selected: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: Color?

  /// The height of the sheet, points: the chosen one, else the lowest.
  func height(full: CGFloat, window: CGFloat) -> CGFloat {
    if let selected, detents.contains(selected) { return selected.height(full: full, window: window) }
    return detents.map { $0.height(full: full, window: window) }.min() ?? full
  }

  var showsIndicator: Bool { dragIndicator == .visible || (dragIndicator == .automatic && detents.count > 1) }
}

/// Carries a sheet's wishes up to it.
enum PresentationKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    let next = nextValue()
    if value == PresentationOptions() { value = next }
  }
}

/// Hands up the heights with the one that a binding chooses.
private struct SelectedDetentModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  func body(content: Content) -> some View {
    let chosen = selection.wrappedValue
    content.transformPreference(PresentationKey.self) { [detents] in
      $0.detents = detents
      $0.selected = chosen
    }
  }
}

extension View {
  /// Sets the heights that the sheet around may have; it is drawn at the lowest.
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationKey.self) { $0.detents = detents }
  }

  /// Sets the heights that the sheet around may have and which of them it has.
  public consuming func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SelectedDetentModifier(detents: detents, selection: selection))
  }

  /// Shows or hides the handle of the sheet around.
  public consuming func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationKey.self) { $0.dragIndicator = visibility }
  }

  /// Rounds the corners of the sheet around, points.
  public consuming func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(PresentationKey.self) { $0.cornerRadius = cornerRadius }
  }

  /// Sets the ground of the sheet around.
  public consuming func presentationBackground(_ color: Color) -> some View {
    transformPreference(PresentationKey.self) { $0.background = color }
  }

  /// Accepted: a sheet in a host is only closed by the program.
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
