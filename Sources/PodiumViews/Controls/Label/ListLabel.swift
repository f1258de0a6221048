/// A label in a row: icons in a column of their own, in the tint, titles and separators lined up beside it.
struct ListLabel: View {
  let configuration: LabelStyleConfiguration
  let spacing: CGFloat?
  /// Half the height of a capital of the body font, points.
  @ScaledMetric(relativeTo: .body) private var middle: CGFloat = 6
  @Environment(\.foregroundStyles) private var styles

  /// The width of the column and the distance to the titles, points. Ours, by eye.
  private static let column: CGFloat = 28
  private static let distance: CGFloat = 12

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? Self.distance) {
      // A style that was chosen for the label counts for its icon too.
      HStack(spacing: 0) { configuration.icon }
        .foregroundStyle(styles.isEmpty ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
        .frame(minWidth: Self.column)
        .alignmentGuide(.firstTextBaseline) { [middle] in $0[VerticalAlignment.center] + middle }
        .accessibilityHidden(true)
      configuration.title
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}
