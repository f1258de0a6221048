extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that lists show or fold away; a sidebar's header has a chevron to do so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its header that lists show or fold away.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Makes a section with a text as its header that lists show or fold away.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// What a section of a list shows while it is not folded.
struct FoldingContent<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool
  @Environment(\.sectionLook) private var look

  var body: some View {
    if isExpanded || look == .plain { content }
  }
}

/// A header with a chevron that folds what is below.
struct FoldingHeader<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool

  var body: some View {
    HStack {
      content
      Spacer()
      Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
    }
    .modifier(_ActionModifier(kind: .button) { isExpanded.toggle() })
    .accessibilityValue(isExpanded ? "expanded" : "collapsed")
  }
}
