/// What is said when a search finds nothing.
public struct SearchUnavailableContent {
  /// The magnifying glass and that there are no results.
  public struct Label: View {
    /// What was searched for, if it is to be named.
    let text: String?
    @Environment(\.searchText) private var typed

    init(text: String?) { self.text = text }

    public var body: some View {
      if let text = text ?? Optional(typed), !text.isEmpty {
        PodiumViews.Label("No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass")
      } else {
        PodiumViews.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// What to try next.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing can be done but to search anew.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that the search of the screen found nothing, and what was typed.
  public static var search: ContentUnavailableView { search(nil) }

  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> ContentUnavailableView { search(text) }

  private static func search(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
