/// Chooses a day, a time of day, or both.
public struct DatePicker<Label: View>: View {
  @Binding var selection: Date
  let limits: DateLimits
  let components: DatePickerComponents
  let label: Label
  @Environment(\.datePickerStyles) private var styles

  init(_ selection: Binding<Date>, _ limits: DateLimits, _ components: DatePickerComponents, label: Label) {
    _selection = selection
    (self.limits, self.components, self.label) = (limits, components, label)
  }

  public var body: some View {
    let (limits, binding) = (limits, $selection)
    let style = styles.current ?? DefaultDatePickerStyle()
    let isNested = !styles.isEmpty
    let configuration = DatePickerStyleConfiguration(
      label: .init(
        content: isNested ? AnyView(label.environment(\.datePickerStyles, styles)) : AnyView(label)),
      selection: binding, minimumDate: limits.earliest, maximumDate: limits.latest,
      displayedComponents: components)
    Group {
      if isNested {
        style.erasedBody(configuration).environment(\.datePickerStyles, styles.outer)
      } else {
        style.erasedBody(configuration)
      }
    }
    .modifier(ValueControlModifier(input: .date { binding.wrappedValue = limits.kept($0) }))
  }

  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents
}

/// The parts of a date that a picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute, as the locale writes them.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year, as the locale writes them.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// The dates that can be chosen.
struct DateLimits {
  var earliest: Date?
  var latest: Date?

  /// The nearest date that can be chosen.
  func kept(_ date: Date) -> Date {
    let late = latest.map { min(date, $0) } ?? date
    return earliest.map { max(late, $0) } ?? late
  }
}
