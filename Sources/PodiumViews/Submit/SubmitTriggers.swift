/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field, by the return key.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  private enum Kind { case done, go, send, join, route, search, `return`, next, `continue` }

  private let kind: Kind
  /// “Done”.
  public static let done = SubmitLabel(kind: .done)
  /// “Go”.
  public static let go = SubmitLabel(kind: .go)
  /// “Send”.
  public static let send = SubmitLabel(kind: .send)
  /// “Join”.
  public static let join = SubmitLabel(kind: .join)
  /// “Route”.
  public static let route = SubmitLabel(kind: .route)
  /// “Search”.
  public static let search = SubmitLabel(kind: .search)
  /// “Return”.
  public static let `return` = SubmitLabel(kind: .return)
  /// “Next”.
  public static let next = SubmitLabel(kind: .next)
  /// “Continue”.
  public static let `continue` = SubmitLabel(kind: .continue)
}

/// What happens when something is submitted, from the outermost modifier to the innermost.
struct SubmitActions {
  private var entries: [(triggers: SubmitTriggers, action: () -> Void)] = []

  mutating func add(_ triggers: SubmitTriggers, _ action: @escaping () -> Void) {
    entries.append((triggers, action))
  }

  /// Does everything that goes with a trigger, innermost first.
  func submit(_ trigger: SubmitTriggers) {
    for entry in entries.reversed() where !entry.triggers.isDisjoint(with: trigger) { entry.action() }
  }
}

extension EnvironmentValues {
  private struct ActionsKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }
  private struct TriggerKey: EnvironmentKey { static var defaultValue: SubmitTriggers { .text } }

  var submitActions: SubmitActions {
    get { self[ActionsKey.self] }
    set { self[ActionsKey.self] = newValue }
  }

  /// What fields here submit as.
  var submitTrigger: SubmitTriggers {
    get { self[TriggerKey.self] }
    set { self[TriggerKey.self] = newValue }
  }
}

extension View {
  /// Calls an action when a field inside the view is submitted.
  public consuming func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.add(triggers, action) }
  }

  /// Keeps fields inside the view from submitting to views around.
  public consuming func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
  }

  /// Accepted: a picture shows no keyboard.
  public consuming func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
