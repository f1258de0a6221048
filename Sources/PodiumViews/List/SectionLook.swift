/// How the container around draws the headers and footers of sections.
enum SectionLook: Equatable {
  case plain
  case list
}

extension EnvironmentValues {
  private struct LookKey: EnvironmentKey { static var defaultValue: SectionLook { .plain } }

  var sectionLook: SectionLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }
}

/// A section's header or footer in the look of its container.
struct SectionLabel<Content: View>: View {
  let content: Content
  @Environment(\.sectionLook) private var look

  var body: some View {
    switch look {
    case .plain: content
    case .list: content.font(.footnote).foregroundStyle(.secondary).environment(\.isInListRow, false)
    }
  }
}
