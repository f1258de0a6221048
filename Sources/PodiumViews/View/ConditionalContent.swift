/// One of two branches, made by ``ViewBuilder``.
///
/// The branches have identities of their own: state does not survive a change of branch.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  @usableFromInline enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  @usableFromInline let branch: Branch

  @inlinable init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: View, PrimitiveView {
  package func reconcile(_ node: ViewNode) {
    switch branch {
    case .first(let content): node.reconcile(slot: 0, content, identity: BranchIdentity.first)
    case .second(let content): node.reconcile(slot: 0, content, identity: BranchIdentity.second)
    }
  }
}

/// What tells the two branches apart.
@MainActor private enum BranchIdentity {
  static let first = AnyHashable(0)
  static let second = AnyHashable(1)
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("Optional has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func reconcile(_ node: ViewNode) {
    if let content = self { node.reconcile(slot: 0, content) } else { node.removeChildren(from: 0) }
  }
}
