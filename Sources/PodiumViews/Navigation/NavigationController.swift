/// What a stack has pushed, and the way for links and back buttons to change it.
@MainActor final class NavigationController {
  /// The caller's own path, in values of any type.
  struct Path {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
    let accepts: (AnyHashable) -> Bool
  }

  private let pushed = StateLocation<[NavigationEntry]>([])
  private let values = StateLocation<[ScreenID: ScreenValue]>([:])
  var path: Path?
  /// The column of a split view in which this one's links show their destinations.
  weak var next: NavigationController?

  /// Everything pushed, the path's values included: where the path was changed from outside, it wins.
  var entries: [NavigationEntry] {
    let known = pushed.get()
    guard let values = path?.read() else { return known }
    var result: [NavigationEntry] = []
    var rest = values[...]
    for entry in known {
      if let value = entry.value {
        guard rest.first == value else { break }
        rest.removeFirst()
      }
      result.append(entry)
    }
    return result + rest.map { NavigationEntry(kind: .value($0)) }
  }

  private func set(_ entries: [NavigationEntry]) {
    pushed.set(entries)
    path?.write(entries.compactMap(\.value))
  }

  /// Shows a screen on top, or as the next column's first.
  func push(_ entry: NavigationEntry) {
    if let next { return next.replace(with: entry) }
    if let value = entry.value, let path, !path.accepts(value) { return }
    set(entries + [entry])
  }

  /// Makes a screen the only one.
  func replace(with entry: NavigationEntry) { set([entry]) }

  /// Leaves the first `count` pushed screens.
  func pop(to count: Int) {
    let current = entries
    guard count < current.count else { return }
    set(Array(current.prefix(count)))
  }

  /// How a split view's column selects nothing, by the column's place.
  var clearSelection: [Int: () -> Void] = [:]

  /// Leaves screens as a back button does: the columns uncovered select nothing.
  func goBack(to count: Int) {
    let left = entries.dropFirst(count)
    pop(to: count)
    for entry in left {
      if case .column(let index) = entry.kind { clearSelection[index - 1]?() }
    }
  }

  /// Shows a column of a collapsed split view on top.
  func show(column index: Int) {
    let columns = entries.prefix { if case .column = $0.kind { true } else { false } }
    if index <= columns.count { return pop(to: index) }
    set(columns + (columns.count..<index).map { NavigationEntry(kind: .column($0 + 1)) })
  }

  /// Whether a screen of this stack, or of the one its links lead to, has a destination for a value.
  func hasDestination(for value: AnyHashable) -> Bool {
    let screens = Array(screenValues.values) + (next.map { Array($0.screenValues.values) } ?? [])
    return screens.contains { $0.destinations.contains { $0.matches(value) } }
  }

  /// What the screens hand up.
  var screenValues: [ScreenID: ScreenValue] { values.get() }

  func note(_ value: ScreenValue, of id: ScreenID) {
    var all = values.get()
    // Screens that are gone are forgotten from the same depth up.
    for key in all.keys where key.depth >= id.depth && key != id && !isShown(key) { all[key] = nil }
    all[id] = value
    values.set(all)
  }

  /// The screens of the last plan.
  var shown: [ScreenID] = []
  private func isShown(_ id: ScreenID) -> Bool { shown.contains(id) }
}

/// A screen's place in its stack and what it shows.
struct ScreenID: Hashable {
  let depth: Int
  let content: AnyHashable
}

extension EnvironmentValues {
  private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }

  /// The stack around a view.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
