import PodiumViews

/// The trees of the recorded layouts, by the rows' names.
@MainActor enum FactTrees {
  static func tree(_ id: String) -> AnyView? {
    stacks(id) ?? texts(id) ?? frames(id) ?? images(id) ?? shapes(id) ?? rightToLeft(id) ?? pressure(id)
  }

  /// A colour of a fixed size.
  static func box(_ width: CGFloat, _ height: CGFloat, _ id: String = "box") -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  /// A text of a size: "32x16".
  static func text(_ size: String, _ id: String = "text") -> some View {
    Text(verbatim: size).accessibilityIdentifier(id)
  }

  /// A colour that takes what it is offered.
  static func fill(_ id: String = "box") -> some View { Color.blue.accessibilityIdentifier(id) }

  static let alignments: [String: Alignment] = [
    "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
    "center": .center,
    "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom,
    "bottomTrailing": .bottomTrailing,
  ]

  /// The alignment a row's name ends with: "F12-topLeading".
  static func alignment(_ id: String) -> Alignment {
    id.split(separator: "-").last.flatMap { alignments[String($0)] } ?? .center
  }
}
