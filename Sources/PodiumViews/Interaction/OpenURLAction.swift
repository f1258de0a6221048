/// Opens a URL: `@Environment(\.openURL) var openURL; openURL(url)`.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Sendable, Hashable {
    let isHandled: Bool
    let replacement: URL?
    /// The handler did it all.
    public static let handled = Result(isHandled: true, replacement: nil)
    /// The handler did nothing.
    public static let discarded = Result(isHandled: false, replacement: nil)
    /// The system should open the URL.
    public static let systemAction = Result(isHandled: true, replacement: nil)
    /// The system should open another URL.
    public static func systemAction(_ url: URL) -> Result { Result(isHandled: true, replacement: url) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Makes an action that calls `handler`.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens `url`.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens `url` and says whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
  }

  /// Opens a URL; a picture has nowhere to open one, so it does nothing unless a handler is set.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
