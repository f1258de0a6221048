/// What the content of a screen hands up to the bars and containers around it.
struct ScreenValue: Equatable {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBackButtonHidden = false
  var toolbar: [ToolbarNode] = []
  var visibilities: [ToolbarPlacement: Visibility] = [:]
  var destinations: [NavigationDestinationEntry] = []
  var presented: [PresentedDestination] = []
  var columnWidth: ColumnWidth?
  var search: SearchEntry?
  /// How many search fields the screen was given; it shows one.
  var searchCount = 0
  var searchScopes: [NodeReference] = []
  var suggestions: [SuggestionNode] = []
  /// What the screen stands on, also under its bars; nil for the system's background.
  var background: Color?

  /// Whether a bar is hidden.
  func hides(_ bar: ToolbarPlacement) -> Bool { visibilities[bar] == .hidden }

  /// The part that a container around a navigation stack still needs to know.
  var passedOn: ScreenValue {
    var value = ScreenValue()
    value.visibilities = visibilities.filter { $0.key == .tabBar }
    value.background = background
    value.columnWidth = columnWidth
    return value
  }
}

/// The limits of a split view's column, points.
struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?

  var length: CGFloat { Swift.max(min ?? 0, Swift.min(max ?? .infinity, ideal)) }
}

/// A layout node compared by identity.
struct NodeReference: Equatable {
  let node: LayoutNode

  static func == (lhs: NodeReference, rhs: NodeReference) -> Bool { lhs.node === rhs.node }
}

/// Carries ``ScreenValue`` up. Of several views side by side the first with a title names the screen.
enum ScreenKey: PreferenceKey {
  static var defaultValue: ScreenValue { ScreenValue() }

  static func reduce(value: inout ScreenValue, nextValue: () -> ScreenValue) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
    value.toolbar += next.toolbar
    value.visibilities.merge(next.visibilities) { first, _ in first }
    value.destinations += next.destinations
    value.presented += next.presented
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.search = value.search ?? next.search
    value.searchCount += next.searchCount
    value.searchScopes += next.searchScopes
    value.suggestions += next.suggestions
    value.background = value.background ?? next.background
  }
}

extension View {
  /// Changes what this view hands up to its screen.
  func screenValue(_ change: @escaping (inout ScreenValue) -> Void) -> some View {
    transformPreference(ScreenKey.self, change)
  }

  /// Hands nothing of the content up to a screen around, except what `passing` answers.
  func screenBoundary(passing value: ScreenValue? = nil) -> some View {
    modifier(_PreferenceWritingModifier<ScreenKey> { $0 = value })
  }
}
