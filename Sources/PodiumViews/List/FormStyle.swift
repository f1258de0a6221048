/// The look of forms; every one is drawn as grouped.
@MainActor @preconcurrency public protocol FormStyle {}

/// The standard look of forms.
public struct AutomaticFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

/// Labels and controls in two columns.
public struct ColumnsFormStyle: FormStyle {
  /// Makes the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The standard look of forms.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns; drawn as grouped.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Accepted: every form is drawn as grouped.
  public consuming func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
