/// The distances of a list's look, points.
///
/// Apple publishes few of them: side margin, corner radius and least row height follow measurements of iOS
/// (facts 3.4); the others are ours, chosen to match by eye.
struct ListMetrics: Equatable {
  /// Between the list's edge and its rows.
  var margin: CGFloat
  /// Of a section's card; 0 draws no card.
  var cornerRadius: CGFloat
  /// Above the first section without a header, and between sections.
  var sectionSpacing: CGFloat
  var topSpacing: CGFloat
  /// Around header and footer texts.
  var headerInsets: EdgeInsets
  var footerInsets: EdgeInsets
  /// Whether rows lie on the page itself rather than on cards.
  var isPlain: Bool
  /// Whether headers fold what is below them.
  var isSidebar = false

  /// The least height of a row, Apple's touch target.
  static let minimumRowHeight: CGFloat = 44
  /// Around a row's content where the row sets none: 22 points of body text fill the least height.
  static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  static let plain = ListMetrics(
    margin: 0, cornerRadius: 0, sectionSpacing: 0, topSpacing: 0,
    headerInsets: EdgeInsets(top: 8, leading: 16, bottom: 6, trailing: 16),
    footerInsets: EdgeInsets(top: 6, leading: 16, bottom: 8, trailing: 16), isPlain: true)
  static let grouped = ListMetrics(
    margin: 0, cornerRadius: 0, sectionSpacing: 28, topSpacing: 20,
    headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 7, trailing: 16),
    footerInsets: EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16), isPlain: false)
  static let insetGrouped = ListMetrics(
    margin: 16, cornerRadius: 12, sectionSpacing: 28, topSpacing: 16,
    headerInsets: EdgeInsets(top: 4, leading: 16, bottom: 7, trailing: 16),
    footerInsets: EdgeInsets(top: 7, leading: 16, bottom: 0, trailing: 16), isPlain: false)
}
