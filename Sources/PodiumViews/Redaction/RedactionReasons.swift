/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of reasons from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The data is not there yet: texts are bars, pictures and symbols are plain shapes.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may see: what is marked as private is covered.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The data is out of date; drawn as it is.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  private struct ReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  private struct SensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Why content is not shown as it is; none where it is.
  public var redactionReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  /// Whether the content is private.
  var isPrivacySensitive: Bool {
    get { self[SensitiveKey.self] }
    set { self[SensitiveKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason not to show texts and pictures as they are; shapes and backgrounds stay, and controls still work.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content as it is, whatever reasons there are around it.
  public consuming func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the content as private, or not: it is covered where the reason is privacy.
  public consuming func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
