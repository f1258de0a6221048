extension DatePicker {
  /// Makes a picker for a date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(), displayedComponents,
      label: label())
  }

  /// Makes a picker for a date within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents,
      label: label())
  }

  /// Makes a picker for a date from a date on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(earliest: range.lowerBound), displayedComponents,
      label: label())
  }

  /// Makes a picker for a date up to a date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, DateLimits(latest: range.upperBound), displayedComponents,
      label: label())
  }
}
