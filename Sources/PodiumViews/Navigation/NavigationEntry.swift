/// One screen that was pushed.
struct NavigationEntry: Equatable {
  enum Kind: Equatable {
    case value(AnyHashable)
    case view(PushedView)
    /// A column of a split view that has become a stack.
    case column(Int)
  }

  let kind: Kind

  /// The value of an entry that has one.
  var value: AnyHashable? {
    if case .value(let value) = kind { value } else { nil }
  }

  /// What tells the entry from others at the same depth.
  var identity: AnyHashable {
    switch kind {
    case .value(let value): AnyHashable(Identity.value(value))
    case .view(let view): AnyHashable(Identity.view(ObjectIdentifier(view)))
    case .column(let index): AnyHashable(Identity.column(index))
    }
  }

  private enum Identity: Hashable {
    case value(AnyHashable)
    case view(ObjectIdentifier)
    case column(Int)
  }
}

/// The destination of a link without a value; the link keeps it up to date as long as it is there.
@MainActor final class PushedView: Equatable {
  private let make = StateLocation<() -> AnyView>({ AnyView(EmptyView()) })

  /// The destination as the link last described it.
  func view() -> AnyView { make.get()() }

  func update(_ make: @escaping () -> AnyView) { self.make.set(make) }

  nonisolated static func == (lhs: PushedView, rhs: PushedView) -> Bool { lhs === rhs }
}

/// Runs a pushed destination as a view of its own.
struct PushedScreen: View {
  let pushed: PushedView

  var body: some View { pushed.view() }
}
