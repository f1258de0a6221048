/// The arithmetic of horizontal and vertical stacks.
///
/// Spacing comes off first. Then groups of equal priority are served, the highest first; a group may use
/// everything but the least that the groups after it need. Inside a group the least flexible view is asked
/// first, and each is offered an equal share of what is left (facts, section 2).
struct StackLayout {
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
    let nodes: [LayoutNode]
    let priorities: [Double]
    let distances: [CGFloat]
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let nodes = subviews.nodes
    return Cache(nodes: nodes, priorities: nodes.map(\.layoutPriority), distances: distances(subviews))
  }

  private func distances(_ subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: max(subviews.count - 1, 0)) }
    return zip(subviews, subviews.dropFirst()).map { first, next in
      first.spacing.distance(to: next.spacing, along: axis)
    }
  }

  func result(_ proposal: ProposedViewSize, _ cache: inout Cache) -> Result {
    if let known = cache.results.first(where: { $0.proposal == proposal }) { return known.result }
    var result = Result(
      size: .zero, slots: Array(repeating: Slot(proposal: proposal), count: cache.nodes.count))
    if let available = proposal[axis] { distribute(available, &result.slots, cache) }
    arrange(&result, cache)
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
    let order = nodes.indices.sorted {
      (-priorities[$0], slots[$0].flexibility, $0) < (-priorities[$1], slots[$1].flexibility, $1)
    }
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      var end = start
      while end < order.count, priorities[order[end]] == priority {
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

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    let result = result(proposal, &cache)
    for (subview, slot) in zip(subviews, result.slots) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y), proposal: slot.proposal)
    }
  }

  /// A stack's spacing: that of the first and last view along the axis, of all of them across it.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    var result = ViewSpacing.zero
    let start: Edge.Set = axis == .horizontal ? .leading : .top
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for subview in subviews { result.formUnion(subview.spacing, edges: sides) }
    return result
  }
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
