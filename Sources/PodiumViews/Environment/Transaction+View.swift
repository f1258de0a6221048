/// A modifier that looks at the transaction before its content is updated.
@MainActor protocol TransactionModifier: ViewModifier where Body == Never {
  /// The view is about to be updated.
  func viewWillUpdate(_ node: ViewNode)
}

/// What a modifier does to the transactions of the views inside it.
private struct TransactionNote {
  let transform: (inout Transaction) -> Void
  /// The value that the change was tied to.
  var value: Any?
  /// The pass that the change is for; nil for each.
  var pass: Int?
}

extension ViewNode {
  /// The transaction in which this view is updated: the change's own, and what the modifiers around made of it.
  fileprivate var transaction: Transaction {
    var notes: [TransactionNote] = []
    var current: ViewNode? = self
    while let node = current {
      if let note = node.noted as? TransactionNote, note.pass == nil || note.pass == graph.pass {
        notes.append(note)
      }
      current = node.parent
    }
    var transaction = graph.transaction
    for note in notes.reversed() { note.transform(&transaction) }
    return transaction
  }
}

/// Changes the transactions of the views inside.
public struct _TransactionModifier: ViewModifier, TransactionModifier {
  public typealias Body = Never
  let transform: (inout Transaction) -> Void

  func viewWillUpdate(_ node: ViewNode) {
    node.noted = TransactionNote(transform: transform)
    _ = node.transaction
  }
}

/// Changes the transactions of the views inside when a value changes.
public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier, TransactionModifier {
  public typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  func viewWillUpdate(_ node: ViewNode) {
    let old = (node.noted as? TransactionNote)?.value as? Value
    let isChanged = old != nil && old != value
    // -1 is no pass: a value that stayed changes nothing.
    node.noted = TransactionNote(transform: transform, value: value, pass: isChanged ? node.graph.pass : -1)
    if isChanged { _ = node.transaction }
  }
}

extension View {
  /// Changes the transactions of this view and those inside it.
  public consuming func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transactions of this view and those inside it when a value changes.
  public consuming func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transactions of what `body` makes of this view.
  public consuming func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(self)).transaction(transform)
  }

  /// Animates the changes of a value; a picture shows the end.
  public consuming func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { $0.animate(with: animation) }
  }

  /// Animates what `body` makes of this view; a picture shows the end.
  public consuming func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animate(with: animation) }, body: body)
  }

  /// Animates every change of the view; a picture shows the end.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public consuming func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(with: animation) }
  }
}

extension Transaction {
  fileprivate mutating func animate(with animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

/// The view that a modifier's closure makes another of.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  private let place: @MainActor (ViewNode) -> Void

  /// Stands for a view.
  init<Content: View>(_ content: Content) { place = { $0.reconcile(slot: 0, content) } }

  package func reconcile(_ node: ViewNode) { place(node) }
}
