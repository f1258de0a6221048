/// Whose look views have where Apple's systems differ: text styles, labels, dividers, progress views and gauges.
///
/// Ours: Apple ties the look to the system a program runs on; a picture made here has none.
public enum InterfaceIdiom: String, Sendable, Hashable, CaseIterable {
  /// An iPhone's or iPad's, and a widget's on them.
  case iOS
  /// A Mac's.
  case macOS
}
