/// The look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {
  /// The type of view that ``makeBody(configuration:)`` answers; the compiler infers it.
  associatedtype Body: View
  /// The parts of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The view of one date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker, for a style.
public struct DatePickerStyleConfiguration {
  /// What the date is for.
  public struct Label: View, StylePart { package let content: AnyView }

  /// What the date is for.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The earliest date that can be chosen, if there is one.
  public var minimumDate: Date?
  /// The latest date that can be chosen, if there is one.
  public var maximumDate: Date?
  /// Which parts of the date are shown.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

extension EnvironmentValues {
  private struct DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DatePickerStyle> { .init() }
  }

  var datePickerStyles: StyleStack<any DatePickerStyle> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of date pickers inside the view.
  public consuming func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyles) { $0 = $0.adding(style) }
  }
}

/// The standard look of date pickers: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// Shows the date and the time as texts that would open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The standard look of date pickers: the compact one.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Shows the date and the time as texts that would open a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
