import Foundation
import PodiumDrawing
import PodiumViews

extension ViewHost {
  /// What views asked the system for so far, such as sharing something.
  public var events: [ViewEvent] { eventLog.events }

  /// Makes the value of a stepper or slider larger by one step.
  ///
  /// - Throws: ``EventError`` where there is none of this name, it is disabled, or its value is at the end.
  public func increment(_ labelOrIdentifier: String) throws {
    guard let step = try control(labelOrIdentifier, taking: "steps", where: Self.takesSteps).increment else {
      throw EventError(
        description: "'\(labelOrIdentifier)' is at the end of its range and cannot be incremented")
    }
    step()
    update()
  }

  /// Makes the value of a stepper or slider smaller by one step.
  ///
  /// - Throws: ``EventError`` where there is none of this name, it is disabled, or its value is at the end.
  public func decrement(_ labelOrIdentifier: String) throws {
    guard let step = try control(labelOrIdentifier, taking: "steps", where: Self.takesSteps).decrement else {
      throw EventError(
        description: "'\(labelOrIdentifier)' is at the start of its range and cannot be decremented")
    }
    step()
    update()
  }

  /// Moves a slider; the value settles on a step within the slider's range, as under a finger.
  ///
  /// - Throws: ``EventError`` where there is none of this name, or it is disabled.
  public func setValue(_ value: Double, of labelOrIdentifier: String) throws {
    let found = try control(labelOrIdentifier, taking: "a number") {
      if case .number = $0.input { true } else { false }
    }
    if case .number(let set) = found.input { set(value) }
    update()
  }

  /// Chooses a date in a date picker; it is kept within the picker's range.
  ///
  /// - Throws: ``EventError`` where there is none of this name, or it is disabled.
  public func setValue(_ date: Date, of labelOrIdentifier: String) throws {
    let found = try control(labelOrIdentifier, taking: "a date") {
      if case .date = $0.input { true } else { false }
    }
    if case .date(let set) = found.input { set(date) }
    update()
  }

  /// Chooses a colour in a colour picker.
  ///
  /// - Throws: ``EventError`` where there is none of this name, or it is disabled.
  public func setValue(_ color: Color, of labelOrIdentifier: String) throws {
    let found = try control(labelOrIdentifier, taking: "a colour") {
      if case .color = $0.input { true } else { false }
    }
    if case .color(let set) = found.input { set(color) }
    update()
  }

  /// Chooses an option of a picker by what it says or by its accessibility identifier.
  ///
  /// - Throws: ``EventError`` where there is no such picker or option, or the picker is disabled.
  public func select(_ option: String, in labelOrIdentifier: String) throws {
    let found = try control(labelOrIdentifier, taking: "a choice") {
      if case .choice = $0.input { true } else { false }
    }
    let options = Self.named(ActionNode.self, in: [found])
    guard let target = options.first(where: { $0.names.contains(option) }) else {
      let known = Self.list(options.flatMap(\.names))
      throw EventError(description: "'\(labelOrIdentifier)' has no option '\(option)'; there is \(known)")
    }
    target.node.action()
    update()
  }

  private static func takesSteps(_ node: ValueControlNode) -> Bool {
    switch node.input {
    case .steps, .number: true
    case .date, .color, .choice: false
    }
  }

  /// The first control of a name that takes what is to be done.
  private func control(
    _ name: String, taking what: String, where isRight: (ValueControlNode) -> Bool
  ) throws -> ValueControlNode {
    update()
    let known = Self.named(ValueControlNode.self, in: stage.frontRoots).filter { isRight($0.node) }
    // An identifier is meant for this, so it wins over a label that reads the same.
    // The label comes first of what is said; what follows is the value.
    guard
      let found = known.first(where: { $0.identifiers.contains(name) })
        ?? known.first(where: { $0.texts.first == name })
    else {
      throw EventError(
        description: "no control that takes \(what) is called '\(name)'; there is "
          + Self.list(known.flatMap(\.firstNames)))
    }
    guard found.node.isEnabled else { throw EventError(description: "'\(name)' is disabled") }
    return found.node
  }
}
