/// What few nodes have, kept apart so that making and ending all others is less work.
@MainActor final class ViewNodeExtras {
  /// What a modifier keeps between updates that is no layout: the last value it saw, a running task.
  var noted: Any?
  /// Called once when the node ends.
  var onRemove: (() -> Void)?
  /// Looks at the content's preferences after an update.
  var readPreferences: (@MainActor (ViewNode) -> Void)?
  var preferenceWriter: PreferenceWriter?
  /// Called when the place comes into sight or leaves it.
  var onSightChange: ((Bool) -> Void)?
  /// What the place where this view is shown adds to its environment.
  var overlay: (place: EnvironmentValues, base: EnvironmentValues)?
  /// The state and other lasting objects of dynamic properties, by slot.
  var storage: [Int: AnyObject] = [:]

  /// Content that is not shown itself, but gives its items to a view made of them.
  var source: ViewNode?
  var seenSource: [ObjectIdentifier] = []
  var isUpdatingSource = false
  var sectionCopies: [ObjectIdentifier: SectionNode] = [:]

  func end() {
    onRemove?()
    (onRemove, onSightChange) = (nil, nil)
    source?.remove()
  }
}

extension ViewNode {
  /// What a modifier keeps between updates that is no layout: the last value it saw, a running task.
  package var noted: Any? {
    get { extrasIfAny?.noted }
    set { if extrasIfAny != nil || newValue != nil { extras.noted = newValue } }
  }

  /// Called once when the node ends.
  package var onRemove: (() -> Void)? {
    get { extrasIfAny?.onRemove }
    set { extras.onRemove = newValue }
  }

  /// Looks at the content's preferences after an update.
  var readPreferences: (@MainActor (ViewNode) -> Void)? {
    get { extrasIfAny?.readPreferences }
    set {
      extras.readPreferences = newValue
      if newValue != nil { graph.addPreferenceReader(self) }
    }
  }

  var preferenceWriter: PreferenceWriter? { extrasIfAny?.preferenceWriter }

  func setPreferenceWriter(_ writer: PreferenceWriter) {
    extras.preferenceWriter = writer
    graph.hasPreferenceWriters = true
  }

  /// Called when the place comes into sight or leaves it; not when it is made or ends.
  var onSightChange: ((Bool) -> Void)? {
    get { extrasIfAny?.onSightChange }
    set { extras.onSightChange = newValue }
  }

  func stored(_ slot: Int) -> AnyObject? { extrasIfAny?.storage[slot] }
  func store(_ object: AnyObject, slot: Int) { extras.storage[slot] = object }

  /// The section that stands for `section` after a modifier, the same from update to update.
  func sectionCopy(of section: SectionNode) -> SectionNode {
    if let copy = extras.sectionCopies[ObjectIdentifier(section)] { return copy }
    let copy = SectionNode()
    extras.sectionCopies[ObjectIdentifier(section)] = copy
    return copy
  }
}
