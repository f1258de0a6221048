import Foundation
import PodiumDrawing
import PodiumViews

extension ViewHost {
  /// Taps a view several times in one place, by what it says or by its accessibility identifier.
  ///
  /// - Throws: ``EventError`` where there is none, it is disabled or takes no such taps.
  public func tap(_ labelOrIdentifier: String, count: Int) throws {
    try touch(labelOrIdentifier) { $0.taps = count }
  }

  /// Rests a finger on a view; seconds.
  ///
  /// - Throws: ``EventError`` where there is none, it is disabled or nothing hears of the touch.
  public func longPress(_ labelOrIdentifier: String, duration: TimeInterval = 1) throws {
    try Self.check(duration, "the duration of a press")
    try touch(labelOrIdentifier) { $0.hold = duration }
  }

  /// Drags from the middle of a view by a distance, points, after resting on it for some seconds.
  ///
  /// A slider is dragged by its knob.
  ///
  /// - Throws: ``EventError`` where there is none, it is disabled or nothing hears of the touch.
  public func drag(_ labelOrIdentifier: String, by distance: CGSize, holding: TimeInterval = 0) throws {
    try Self.check(distance.width, "the width of a drag's distance")
    try Self.check(distance.height, "the height of a drag's distance")
    try Self.check(holding, "the time before a drag")
    if try dragSlider(labelOrIdentifier, by: distance) { return }
    try touch(labelOrIdentifier) { touch in
      let start = touch.path[0]
      touch.hold = holding
      // A few places on the way, as a finger passes them.
      touch.path = (0...4).map { step in
        let part = CGFloat(step) / 4
        return CGPoint(x: start.x + distance.width * part, y: start.y + distance.height * part)
      }
    }
  }

  /// Spreads two fingers on a view by a factor.
  ///
  /// - Throws: ``EventError`` where there is none, it is disabled or nothing hears of the touch.
  public func magnify(_ labelOrIdentifier: String, by factor: CGFloat) throws {
    try Self.check(factor, "the factor to magnify by")
    try touch(labelOrIdentifier) { $0.magnification = factor }
  }

  /// Turns two fingers on a view, clockwise.
  ///
  /// - Throws: ``EventError`` where there is none, it is disabled or nothing hears of the touch.
  public func rotate(_ labelOrIdentifier: String, by angle: Angle) throws {
    try Self.check(angle.radians, "the angle to rotate by")
    try touch(labelOrIdentifier) { $0.rotation = angle }
  }

  /// Moves a pointer over a view, or away from it.
  ///
  /// - Throws: ``EventError`` where nothing of this name hears of a pointer.
  public func hover(_ labelOrIdentifier: String, isInside: Bool = true) throws {
    update()
    let found = named(HoverNode.self)
    guard let target = found.first(where: { $0.names.contains(labelOrIdentifier) && $0.node.isEnabled }) else {
      throw missing(labelOrIdentifier, "nothing that hears of a pointer", found.flatMap(\.names))
    }
    target.node.action(isInside)
    update()
  }

  /// Taps an action of the menu of one view: a `Menu`, or what a finger that rests on the view opens.
  ///
  /// - Throws: ``EventError`` where the view has no such action, or it is disabled.
  public func choose(_ action: String, inMenuOf labelOrIdentifier: String) throws {
    update()
    let menus = named(ClosedContentNode.self).filter { $0.names.contains(labelOrIdentifier) }
    let actions = menus.flatMap { Self.named(ActionNode.self, in: $0.node.closed) }
    guard let target = actions.first(where: { $0.names.contains(action) }) else {
      throw missing(action, "nothing in the menu of '\(labelOrIdentifier)'", actions.flatMap(\.names))
    }
    guard target.node.isEnabled else { throw EventError(description: "'\(action)' is disabled") }
    target.node.action()
    update()
  }

  /// Fingers are somewhere: a number that means nothing is the caller's mistake.
  private static func check(_ number: Double, _ what: String) throws {
    guard !number.isFinite else { return }
    throw EventError(description: "\(what) is \(number); it has to be a finite number")
  }

  /// Moves the knob of a slider of a name; says whether there is one, and nothing of this name to touch otherwise.
  private func dragSlider(_ name: String, by distance: CGSize) throws -> Bool {
    update()
    guard !named(ActionNode.self).contains(where: { $0.names.contains(name) }) else { return false }
    let controls = named(ValueControlNode.self)
    guard
      let control = controls.first(where: { $0.identifiers.contains(name) })
        ?? controls.first(where: { $0.texts.first == name })
    else { return false }
    guard control.node.isEnabled else { throw EventError(description: "'\(name)' is disabled") }
    guard let track = Self.first(SliderTrackNode.self, in: control.node) else {
      throw EventError(
        description: "'\(name)' is a control that is not dragged; use increment, decrement, setValue or select")
    }
    track.drag(by: distance.width)
    update()
    return true
  }

  private static func first<N: LayoutNode>(_ kind: N.Type, in node: LayoutNode) -> N? {
    if let node = node as? N { return node }
    return node.children.lazy.compactMap { first(kind, in: $0) }.first
  }

  private func touch(_ name: String, _ change: (inout Touch) -> Void) throws {
    update()
    let found = named(ActionNode.self)
    let matches = found.filter { $0.names.contains(name) }
    guard let target = matches.last(where: { $0.node.isInside(matches[0].node) }) else {
      throw missing(name, "nothing to touch", found.flatMap(\.names))
    }
    guard target.node.isEnabled else { throw EventError(description: "'\(name)' is disabled") }
    var touch = Touch(at: CGPoint(x: target.node.frame.midX, y: target.node.frame.midY))
    touch.time = environment.now
    change(&touch)
    try deliver(touch, to: target.node, name)
  }

  /// Lets a touch run its course, with the view brought up to date at each step.
  func deliver(_ touch: Touch, to node: ActionNode, _ name: String) throws {
    guard node.allowsHitTesting else {
      throw EventError(description: "'\(name)' takes no touches: allowsHitTesting(false) is set on it")
    }
    guard let steps = node.response(to: touch) else {
      throw EventError(description: "'\(name)' has no gesture for this touch")
    }
    for step in steps {
      step()
      update()
    }
    update()
  }

  func missing(_ name: String, _ what: String, _ known: [String]) -> EventError {
    EventError(description: "\(what) is called '\(name)'; there is " + Self.list(known, none: "nothing"))
  }

  /// The nodes of one kind in front.
  func named<N: LayoutNode>(_ kind: N.Type) -> [NamedNode<N>] { Self.named(kind, in: stage.frontRoots) }
}
