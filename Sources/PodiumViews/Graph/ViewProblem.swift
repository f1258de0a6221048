/// What went wrong while a view was made into a picture.
package enum ViewProblem: Error, Hashable, Sendable {
  case missingEnvironmentObject(type: String, view: String)
  case missingObservableObject(type: String, view: String)
  case duplicateID(String, view: String)
  case tooDeep(view: String, limit: Int)
  case endlessUpdates(view: String)
  case endlessActions(view: String)
  case invalidValue(String)
  case unboundedSize(width: CGFloat, height: CGFloat)

  /// Whether the picture cannot be drawn at all.
  package var isFatal: Bool {
    switch self {
    case .missingEnvironmentObject, .missingObservableObject, .tooDeep, .endlessUpdates, .endlessActions,
      .unboundedSize:
      true
    case .duplicateID, .invalidValue: false
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
      "\(view) has more than one element with the id '\(id)'; only the first is drawn"
    case .tooDeep(let view, let limit):
      "views nest more than \(limit) deep at \(view)"
    case .endlessUpdates(let view):
      "\(view) changes a state that it reads each time its body runs, so the picture never settles"
    case .endlessActions(let view):
      "\(view) never settles: what it does after layout, in onChange, onAppear, a preference or a geometry, "
        + "changes it again each time"
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
    case .duplicateID: "give each element an id of its own"
    case .tooDeep: "a view whose body contains itself never ends; stop at some depth"
    case .endlessUpdates: "change state in an action or in onChange, not in body"
    case .endlessActions: "change state there only until it has the value that it should have"
    case .invalidValue: nil
    case .unboundedSize: "give the renderer a proposedSize or the view a frame"
    }
  }
}
