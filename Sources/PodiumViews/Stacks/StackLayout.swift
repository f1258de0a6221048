/// The arithmetic of horizontal and vertical stacks.
///
/// Spacing comes off first. Then groups of equal priority are served, the highest first; a group may use
/// everything but the least that the groups after it need. Inside a group the least flexible view is asked
/// first, and each is offered an equal share of what is left (facts, section 2).
struct StackLayout {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: AlignmentKey

  /// One subview's proposal and where its leading corner goes, relative to the stack.
  struct Slot {
    var proposal: ProposedViewSize
    var origin: CGPoint = .zero
  }

  struct Result {
    var size: CGSize
    var slots: [Slot]
  }

  /// The last few answers; a stack is asked for its least, its largest and its final size.
  struct Cache {
    var results: [(proposal: ProposedViewSize, result: Result)] = []
    var distances: [CGFloat] = []
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let distances = zip(subviews, subviews.dropFirst()).map { first, next in
      spacing ?? first.spacing.distance(to: next.spacing, along: axis)
    }
    return Cache(distances: distances)
  }

  func result(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Result {
    if let known = cache.results.first(where: { $0.proposal == proposal }) { return known.result }
    let proposals = distribute(proposal, subviews, cache.distances)
    let result = arrange(proposals, subviews, cache.distances)
    if cache.results.count == 4 { cache.results.removeFirst() }
    cache.results.append((proposal, result))
    return result
  }

  private func distribute(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ distances: [CGFloat]
  ) -> [ProposedViewSize] {
    guard let available = proposal[axis] else { return subviews.map { _ in proposal } }
    func asked(_ length: CGFloat) -> ProposedViewSize {
      var asked = proposal
      asked[axis] = length
      return asked
    }
    let least = subviews.map { $0.sizeThatFits(asked(0))[axis] }
    let flexibility = subviews.indices.map { index in
      Flexibility(least: least[index], most: subviews[index].sizeThatFits(asked(.infinity))[axis])
    }
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, flexibility[$0], $0) < (-subviews[$1].priority, flexibility[$1], $1)
    }
    var remaining = available - distances.reduce(0, +)
    var reserved = least.reduce(0, +)
    var proposals = [ProposedViewSize](repeating: proposal, count: subviews.count)
    var start = 0
    while start < order.count {
      let priority = subviews[order[start]].priority
      let group = order[start...].prefix { subviews[$0].priority == priority }
      reserved -= group.reduce(0) { $0 + least[$1] }
      var room = remaining - reserved
      for (place, index) in group.enumerated() {
        let share = max(0, room / CGFloat(group.count - place))
        proposals[index] = asked(share)
        let taken = subviews[index].sizeThatFits(proposals[index])[axis]
        room -= taken
        remaining -= taken
      }
      start += group.count
    }
    return proposals
  }

  private func arrange(
    _ proposals: [ProposedViewSize], _ subviews: LayoutSubviews, _ distances: [CGFloat]
  ) -> Result {
    let cross = axis.cross
    var slots = proposals.map { Slot(proposal: $0) }
    var cursor: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      slots[index].origin[axis] = cursor
      cursor += dimensions.size[axis] + (index < distances.count ? distances[index] : 0)
      // A guide at infinity (an unbounded flexible view) cannot line anything up.
      let guide = dimensions.value(alignment)
      let place = guide.isFinite ? guide : 0
      guides.append(place)
      before = max(before, place)
      after = max(after, dimensions.size[cross] - place)
    }
    for index in slots.indices { slots[index].origin[cross] = before - guides[index] }
    var size = CGSize.zero
    size[axis] = cursor
    size[cross] = subviews.isEmpty ? 0 : before + after
    return Result(size: size, slots: slots)
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) {
    let result = result(proposal, subviews, &cache)
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
