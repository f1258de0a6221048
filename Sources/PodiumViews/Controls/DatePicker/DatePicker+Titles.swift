extension DatePicker where Label == Text {
  /// Makes a picker for a date, with a label looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(), displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a picker for a date, with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(), displayedComponents,
      label: Text(title))
  }

  /// Makes a picker for a date within a range, with a label looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a picker for a date within a range, with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(earliest: range.lowerBound, latest: range.upperBound), displayedComponents,
      label: Text(title))
  }

  /// Makes a picker for a date from a date on, with a label looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(earliest: range.lowerBound), displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a picker for a date from a date on, with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(earliest: range.lowerBound), displayedComponents,
      label: Text(title))
  }

  /// Makes a picker for a date up to a date, with a label looked up by key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(latest: range.upperBound), displayedComponents,
      label: Text(titleKey))
  }

  /// Makes a picker for a date up to a date, with a label as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, DateLimits(latest: range.upperBound), displayedComponents,
      label: Text(title))
  }
}
