/// One change of an environment and, behind it, all earlier ones.
class EnvironmentLink {
  let key: ObjectIdentifier
  let next: EnvironmentLink?
  /// The marks of all keys from here on.
  ///
  /// Most look-ups are for keys that nobody set: a mark that is missing ends them without walking the chain.
  let marks: KeyMarks
  /// How many links there are up to the next one with a table.
  private let distance: Int
  /// The latest change of each key from here on, kept by one link in many so that long chains need no walking.
  private let table: [ObjectIdentifier: EnvironmentLink]?

  /// Links between two tables: a table costs about as much as following so many. Ours.
  private static let stride = 24

  init(key: ObjectIdentifier, next: EnvironmentLink?) {
    (self.key, self.next) = (key, next)
    marks = next?.marks.adding(key) ?? KeyMarks().adding(key)
    let distance = (next?.distance ?? 0) + 1
    if let next, distance == Self.stride {
      self.distance = 0
      table = next.latestChanges()
    } else {
      self.distance = distance
      table = nil
    }
  }

  /// The latest change of a key, from here on.
  final func change(of key: ObjectIdentifier) -> EnvironmentLink? {
    let place = KeyMarks.place(of: key)
    guard marks[place] else { return nil }
    // The links are held by this one: each of them counted again would take longer than the search.
    var link = Unmanaged.passUnretained(self)
    while true {
      let step = link._withUnsafeGuaranteedRef { current -> Step in
        if current.key == key { return .found(current) }
        if let table = current.table { return .found(table[key]) }
        guard let next = current.next, next.marks[place] else { return .found(nil) }
        return .next(Unmanaged.passUnretained(next))
      }
      switch step {
      case .found(let change): return change
      case .next(let next): link = next
      }
    }
  }

  private enum Step {
    case found(EnvironmentLink?)
    case next(Unmanaged<EnvironmentLink>)
  }

  private func latestChanges() -> [ObjectIdentifier: EnvironmentLink] {
    var earlier: [EnvironmentLink] = []
    var link: EnvironmentLink? = self
    while let current = link, current.table == nil {
      earlier.append(current)
      link = current.next
    }
    var changes = link?.table ?? [:]
    if let link { changes[link.key] = link }
    for change in earlier.reversed() { changes[change.key] = change }
    return changes
  }

  /// The same change in front of another chain.
  func copy(before next: EnvironmentLink?) -> EnvironmentLink { EnvironmentLink(key: key, next: next) }

  /// Whether the other link sets the same type of value to an equal one.
  func isEqual(to other: EnvironmentLink) -> Bool { false }
}

/// A change with its value.
final class EnvironmentChange<Value>: EnvironmentLink {
  let value: Value

  init(key: ObjectIdentifier, value: Value, next: EnvironmentLink?) {
    self.value = value
    super.init(key: key, next: next)
  }

  override func copy(before next: EnvironmentLink?) -> EnvironmentLink {
    EnvironmentChange(key: key, value: value, next: next)
  }

  override func isEqual(to other: EnvironmentLink) -> Bool {
    (other as? EnvironmentChange<Value>).map { areEqual($0.value, value) } ?? false
  }
}

/// Which keys may be among some: 256 bits, of which a few keys may share one.
///
/// A window sets some forty keys; with 64 bits half of the other keys would seem to be set too.
struct KeyMarks {
  private var words: SIMD4<UInt64> = .zero

  /// One of the 256 bits.
  static func place(of key: ObjectIdentifier) -> Int {
    // Types lie at multiples of 8 and near each other: multiplying spreads them over the upper bits.
    Int((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  subscript(place: Int) -> Bool { words[place >> 6] & (1 << UInt64(place & 63)) != 0 }

  func adding(_ key: ObjectIdentifier) -> KeyMarks {
    let place = Self.place(of: key)
    var marks = self
    marks.words[place >> 6] |= 1 << UInt64(place & 63)
    return marks
  }
}
