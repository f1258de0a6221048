/// An object that says when it is about to change: Combine's, which Linux does not have.
public protocol ObservableObject: AnyObject {
  /// What says that the object is about to change.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that the object is about to change; the same publisher as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.shared.publisher(of: self) }
}

/// Tells everyone who draws an object that it is about to change.
public final class ObservableObjectPublisher: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// Makes a publisher.
  public init() {}

  /// Stands for the whole object in the registrar; never read by itself.
  private var change: Void { () }

  /// Says that the object is about to change.
  public func send() { registrar.withMutation(of: self, keyPath: \.change) {} }

  /// Counts as reading the object.
  func access() { registrar.access(self, keyPath: \.change) }
}

extension ObservableObject {
  /// The object's publisher, where it is of the kind that can be listened to.
  var publisher: ObservableObjectPublisher? { objectWillChange as? ObservableObjectPublisher }
}
