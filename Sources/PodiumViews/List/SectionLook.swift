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

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Larger and bolder.
  case increased
}

extension EnvironmentValues {
  private struct ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much headers of sections inside the view stand out.
  public consuming func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// A section's header or footer in the look of its container.
struct SectionLabel<Content: View>: View {
  let content: Content
  let isHeader: Bool
  var isExpanded: Binding<Bool>?
  @Environment(\.sectionLook) private var look
  @Environment(\.headerProminence) private var prominence
  @Environment(\.listMetrics) private var metrics

  var body: some View {
    switch look {
    case .plain: content
    case .list:
      let stands = isHeader && prominence == .increased
      folding
        .font(stands ? .title3.weight(.semibold) : .footnote)
        .foregroundStyle(stands ? .primary : .secondary)
        // iOS writes headers on the ground in capitals; on the page, and where they stand out, as they are.
        .environment(\.headerCase, isHeader && !stands && !metrics.isPlain ? .uppercase : nil)
        .environment(\.isInListRow, false)
    }
  }

  @ViewBuilder private var folding: some View {
    if let isExpanded, metrics.isSidebar {
      FoldingHeader(content: content, isExpanded: isExpanded)
    } else {
      content
    }
  }
}
