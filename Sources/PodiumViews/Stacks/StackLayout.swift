/// The arithmetic of horizontal and vertical stacks.
///
/// Spacing comes off first. Then groups of equal priority are served, the highest first; a group may use
/// everything but the least that the groups after it need. Inside a group the least flexible view is asked
/// first, and each is offered an equal share of what is left (facts, section 2).
struct StackLayout: Equatable {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  /// One subview in the stack: what it is offered, and where its leading corner goes.
  struct Slot {
    var proposal: ProposedViewSize
    var origin: CGPoint = .zero
    fileprivate var flexibility = Flexibility(least: 0, most: 0)
  }

  struct Result {
    var size: CGSize
    var slots: [Slot]
  }

  /// The last few answers; a stack is asked for its least, its largest and its final size.
  struct Cache {
    var results: [(proposal: ProposedViewSize, result: Result)] = []
    let nodes: LayoutNodes
    /// Empty where all are equal.
    let priorities: [Double]
    let distances: [CGFloat]
  }

  /// What the stack needs to know of its views; it lays them out from left to right, `isMirrored` or not.
  func makeCache(_ nodes: LayoutNodes, isMirrored: Bool) -> Cache {
    let first = nodes.first?.layoutPriority ?? 0
    let haveOnePriority = nodes.allSatisfy { $0.layoutPriority == first }
    return Cache(
      nodes: nodes, priorities: haveOnePriority ? [] : nodes.map(\.layoutPriority),
      distances: distances(nodes, isMirrored))
  }

  private func distances(_ nodes: LayoutNodes, _ isMirrored: Bool) -> [CGFloat] {
    guard nodes.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: nodes.count - 1) }
    var before = nodes[0].spacing(isMirrored: isMirrored)
    return nodes.dropFirst().map { node in
      let spacing = node.spacing(isMirrored: isMirrored)
      defer { before = spacing }
      return before.distance(to: spacing, along: axis)
    }
  }

  func result(_ proposal: ProposedViewSize, _ cache: inout Cache) -> Result {
    if let known = cache.results.first(where: { $0.proposal == proposal }) { return known.result }
    var result = Result(
      size: .zero, slots: Array(repeating: Slot(proposal: proposal), count: cache.nodes.count))
    if let available = proposal[axis] { distribute(available, &result.slots, cache) }
    arrange(&result, cache)
    if cache.results.isEmpty { cache.results.reserveCapacity(4) }
    if cache.results.count == 4 { cache.results.removeFirst() }
    cache.results.append((proposal, result))
    return result
  }

  /// Decides what each subview is offered.
  private func distribute(_ available: CGFloat, _ slots: inout [Slot], _ cache: Cache) {
    let (nodes, priorities) = (cache.nodes, cache.priorities)
    var remaining = cache.distances.reduce(available, -)
    // One view gets whatever there is: how flexible it is makes no difference.
    if nodes.count == 1 { return slots[0].proposal[axis] = max(0, remaining) }
    var reserved: CGFloat = 0
    for index in nodes.indices {
      var asked = slots[index].proposal
      asked[axis] = 0
      let least = nodes[index].size(asked)[axis]
      asked[axis] = .infinity
      slots[index].flexibility = Flexibility(least: least, most: nodes[index].size(asked)[axis])
      reserved += least
    }
    func priority(_ index: Int) -> Double { priorities.isEmpty ? 0 : priorities[index] }
    let order = Self.sorted(nodes.count) { later, earlier in
      let (one, other) = (priority(later), priority(earlier))
      return one != other ? one > other : slots[later].flexibility < slots[earlier].flexibility
    }
    var start = 0
    while start < order.count {
      let shared = priority(order[start])
      var end = start
      while end < order.count, priority(order[end]) == shared {
        reserved -= slots[order[end]].flexibility.least
        end += 1
      }
      var room = remaining - reserved
      for place in start..<end {
        let index = order[place]
        slots[index].proposal[axis] = max(0, room / CGFloat(end - place))
        let taken = nodes[index].size(slots[index].proposal)[axis]
        room -= taken
        remaining -= taken
      }
      start = end
    }
  }

  /// Numbers in order; equal ones stay as they are. A stack has a handful of views, which one pass puts in place.
  private static func sorted(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
    guard count <= 16 else {
      return (0..<count).sorted { isBefore($0, $1) || ($0 < $1 && !isBefore($1, $0)) }
    }
    var order: [Int] = []
    order.reserveCapacity(count)
    for index in 0..<count {
      var place = order.count
      while place > 0, isBefore(index, order[place - 1]) { place -= 1 }
      order.insert(index, at: place)
    }
    return order
  }

  /// Puts the subviews in a row and lines them up.
  private func arrange(_ result: inout Result, _ cache: Cache) {
    let cross = axis.cross
    var (cursor, before, after): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for index in result.slots.indices {
      let dimensions = cache.nodes[index].dimensions(result.slots[index].proposal)
      // A guide at infinity (an unbounded flexible view) cannot line anything up.
      let guide = dimensions.value(alignment)
      let place = guide.isFinite ? guide : 0
      result.slots[index].origin[axis] = cursor
      result.slots[index].origin[cross] = -place
      cursor += dimensions.size[axis] + (index < cache.distances.count ? cache.distances[index] : 0)
      before = max(before, place)
      after = max(after, dimensions.size[cross] - place)
    }
    for index in result.slots.indices { result.slots[index].origin[cross] += before }
    result.size[axis] = cursor
    result.size[cross] = result.slots.isEmpty ? 0 : before + after
  }

  /// A stack's spacing: that of the first and last view along the axis, of all of them across it.
  func spacing(_ nodes: LayoutNodes, isMirrored: Bool) -> ViewSpacing {
    guard let first = nodes.first, let last = nodes.last else { return .zero }
    var result = ViewSpacing.zero
    let start: Edge.Set = axis == .horizontal ? .leading : .top
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    result.formUnion(first.spacing(isMirrored: isMirrored), edges: start)
    result.formUnion(last.spacing(isMirrored: isMirrored), edges: end)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for node in nodes { result.formUnion(node.spacing(isMirrored: isMirrored), edges: sides) }
    return result
  }
}

extension LayoutNode {
  /// The distances the view likes, as a layout sees them that works from left to right.
  func spacing(isMirrored: Bool) -> ViewSpacing { isMirrored ? spacing.mirrored : spacing }
}

/// How much a subview can give and take along a stack.
///
/// Of two that take everything, the one that can be smaller is the more flexible (facts U4).
private struct Flexibility: Comparable {
  let range: CGFloat
  let least: CGFloat

  init(least: CGFloat, most: CGFloat) {
    range = most == .infinity ? .infinity : most - least
    self.least = least
  }

  static func < (first: Flexibility, second: Flexibility) -> Bool {
    first.range != second.range ? first.range < second.range : first.range == .infinity && first.least > second.least
  }
  static func == (first: Flexibility, second: Flexibility) -> Bool { !(first < second) && !(second < first) }
}
