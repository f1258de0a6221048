import Synchronization

/// Runs a view again when an object says that it changes.
///
/// Armed once for each change and not for each run of the body, so that runs leave nothing behind.
final class ObjectSubscription: Sendable {
  private let isArmed = Mutex(false)
  let publisher: ObservableObjectPublisher

  init(_ publisher: ObservableObjectPublisher) { self.publisher = publisher }

  /// Waits for the next change.
  @MainActor func arm(for node: ViewNode) {
    let wasArmed = isArmed.withLock { isArmed in
      defer { isArmed = true }
      return isArmed
    }
    guard !wasArmed else { return }
    node.graph.remember(node)
    withObservationTracking {
      publisher.access()
    } onChange: { [weak self, queue = node.graph.invalidations, id = ObjectIdentifier(node)] in
      self?.isArmed.withLock { $0 = false }
      queue.insert(id)
    }
  }
}

/// What a property with an object keeps between updates.
final class ObjectBox<Object: ObservableObject> {
  var object: Object
  private var subscription: ObjectSubscription?

  init(_ object: Object) { self.object = object }

  /// Takes the object of this update and listens to it.
  @MainActor func follow(_ object: Object, for node: ViewNode) {
    self.object = object
    guard let publisher = object.publisher else { return }
    if subscription?.publisher !== publisher { subscription = ObjectSubscription(publisher) }
    subscription?.arm(for: node)
  }
}

extension ViewNode {
  /// What a property with an object keeps here, made with `object` where there is nothing yet.
  func objectBox<Object: ObservableObject>(slot: Int, _ object: () -> Object) -> ObjectBox<Object> {
    if let known = stored(slot) as? ObjectBox<Object> { return known }
    let fresh = ObjectBox(object())
    store(fresh, slot: slot)
    return fresh
  }
}
