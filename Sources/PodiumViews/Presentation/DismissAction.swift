/// Leaves what is presented: `@Environment(\.dismiss) var dismiss; dismiss()`.
@MainActor @preconcurrency public struct DismissAction: Sendable {
  private let owner: ObjectIdentifier?
  private let depth: Int
  private let action: @MainActor () -> Void

  nonisolated init(owner: ObjectIdentifier?, depth: Int, action: @escaping @MainActor () -> Void) {
    (self.owner, self.depth, self.action) = (owner, depth, action)
  }

  /// Closes the sheet, or goes back one screen; does nothing on a first screen.
  public func callAsFunction() { action() }
}

extension DismissAction: Equatable {
  /// Actions of one place are the same: what they do there is looked up when they run.
  nonisolated public static func == (lhs: DismissAction, rhs: DismissAction) -> Bool {
    lhs.owner == rhs.owner && lhs.depth == rhs.depth
  }
}

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(owner: nil, depth: 0) {} }
  }
  private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Leaves what is presented around the view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether something presents the view: a sheet, or a stack that pushed it.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
