import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a progress view for how far `progress` is when the view is made.
  ///
  /// A picture shows one moment, so later changes are not followed.
  public init(_ progress: Foundation.Progress) {
    self.init(
      progress.isIndeterminate
        ? .indeterminate : .fraction(fraction(of: progress.fractionCompleted, in: 0...1)),
      label: EmptyView(), currentValueLabel: EmptyView())
  }
}
