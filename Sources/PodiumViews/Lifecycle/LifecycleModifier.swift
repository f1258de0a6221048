/// A modifier that acts when its view comes, changes or goes.
@MainActor package protocol LifecycleModifier: ViewModifier where Body == Never {
  /// The view was updated; `isFirst` when it has just come into the tree.
  func viewDidUpdate(_ node: ViewNode, isFirst: Bool)
}

/// Calls actions when a view comes and goes.
public struct _AppearanceActionModifier: ViewModifier, LifecycleModifier {
  public typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  package func viewDidUpdate(_ node: ViewNode, isFirst: Bool) {
    if isFirst, node.isInSight, let appear { node.graph.inLifecycle(appear) }
    node.onRemove = { [unowned node, disappear] in
      if let disappear, node.isInSight { node.graph.inLifecycle(disappear) }
    }
    // The graph keeps the node, which keeps these.
    node.onSightChange = { [unowned graph = node.graph, appear, disappear] isInSight in
      if isInSight {
        if let appear { graph.inLifecycle(appear) }
      } else if let disappear {
        graph.inLifecycleLast(disappear)
      }
    }
  }
}

/// Calls an action when a value differs from what it was at the last update.
public struct _ChangeActionModifier<V: Equatable>: ViewModifier, LifecycleModifier {
  public typealias Body = Never
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  package func viewDidUpdate(_ node: ViewNode, isFirst: Bool) {
    let old = node.noted as? V
    node.noted = value
    if let old, !isFirst {
      if old != value { node.graph.inLifecycle { action(old, value) } }
    } else if isInitial {
      node.graph.inLifecycle { action(value, value) }
    }
  }
}

/// Runs asynchronous work as long as a view is there.
public struct _TaskModifier<ID: Equatable>: ViewModifier, LifecycleModifier {
  public typealias Body = Never
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  package func viewDidUpdate(_ node: ViewNode, isFirst: Bool) {
    let running = node.noted as? Running ?? Running()
    node.noted = running
    running.action = action
    running.priority = priority
    node.onRemove = { running.cancel() }
    node.onSightChange = { [unowned graph = node.graph] isInSight in
      if isInSight { graph.inLifecycle { running.start() } } else { running.cancel() }
    }
    guard isFirst || running.id != id else { return }
    running.cancel()
    running.id = id
    if node.isInSight { node.graph.inLifecycle { running.start() } }
  }

  @MainActor private final class Running {
    var id: ID?
    var action: @MainActor () async -> Void = {}
    var priority = TaskPriority.userInitiated
    private var task: Task<Void, Never>?

    func start() {
      let action = action
      task = Task(priority: priority) { @MainActor in await action() }
    }

    func cancel() { task?.cancel() }

    /// A host that ends removes no views.
    deinit { task?.cancel() }
  }
}

extension View {
  /// Calls an action when the view has come into the tree; pictures drawn once run no such actions.
  public consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has left the tree.
  public consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Calls an action with the old and the new value when a value changes.
  public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ChangeActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action when a value changes.
  public consuming func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ChangeActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls an action with the new value when a value changes.
  @available(*, deprecated, message: "Use onChange with two or no parameters in the action instead.")
  public consuming func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(_ChangeActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Runs asynchronous work from when the view comes until it goes.
  public consuming func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs asynchronous work, anew whenever a value changes.
  public consuming func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
