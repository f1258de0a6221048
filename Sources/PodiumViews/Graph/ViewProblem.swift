import Foundation

/// What went wrong while a view was made into a picture.
package enum ViewProblem: Error, Hashable, Sendable {
  case missingEnvironmentObject(type: String, view: String)
  case missingObservableObject(type: String, view: String)
  case duplicateID(String, view: String?)
  case tooDeep(view: String, limit: Int)
  case endlessUpdates(view: String)
  case endlessActions(view: String)
  case invalidLength(CGFloat, String, view: String)
  case invalidValue(String)
  case unboundedSize(width: CGFloat, height: CGFloat)

  /// Whether the picture cannot be drawn at all.
  package var isFatal: Bool {
    switch self {
    case .missingEnvironmentObject, .missingObservableObject, .duplicateID, .tooDeep, .endlessUpdates,
      .endlessActions, .invalidLength, .unboundedSize:
      true
    case .invalidValue: false
    }
  }

  /// What happened and where.
  package var message: String {
    switch self {
    case .missingEnvironmentObject(let type, let view):
      "\(view) reads @Environment(\(type).self), but no \(type) is in its environment"
    case .missingObservableObject(let type, let view):
      "\(view) has an @EnvironmentObject of type \(type), but no \(type) is in its environment"
    case .duplicateID(let id, let view):
      "\(view.map { "\($0): " } ?? "")ForEach has more than one element with the id '\(id)'"
    case .tooDeep(let view, let limit):
      "views nest more than \(limit) deep at \(view)"
    case .endlessUpdates(let view):
      "\(view) changes a state that it reads each time its body runs, so the picture never settles"
    case .endlessActions(let view):
      "\(view) never settles: what it does after layout, in onChange, onAppear, a preference or a geometry, "
        + "changes it again each time"
    case .invalidLength(let length, let name, let view):
      "\(view): \(name) received \(Self.text(length)): a length must be a finite number from 0 up"
    case .invalidValue(let text): text
    case .unboundedSize(let width, let height):
      "the view takes all the space there is (\(width) by \(height) points), and there is no limit"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .missingEnvironmentObject(let type, _):
      "add .environment(\(type)()) to a view around it"
    case .missingObservableObject(let type, _):
      "add .environmentObject(\(type)()) to a view around it"
    case .duplicateID:
      "give each element an id of its own; values that may be equal need one beside what they show"
    case .tooDeep: "a view whose body contains itself never ends; stop at some depth"
    case .endlessUpdates: "change state in an action or in onChange, not in body"
    case .endlessActions: "change state there only until it has the value that it should have"
    case .invalidLength(let length, let name, _): Self.hint(length, name)
    case .invalidValue: nil
    case .unboundedSize: "give the renderer a proposedSize or the view a frame"
    }
  }

  private static func text(_ length: CGFloat) -> String {
    length == length.rounded() && abs(length) < 1e9 ? "\(Int(length))" : "\(length)"
  }

  private static func hint(_ length: CGFloat, _ name: String) -> String {
    if length.isNaN { return "look for a division by zero where the length is computed" }
    guard length == .infinity else { return "keep the length from falling below 0, as max(0, length) does" }
    let axis = name.lowercased().contains("width") ? "Width" : "Height"
    return "use frame(max\(axis): .infinity) to take all the space there is"
  }
}
