import Foundation
import PodiumHosting
import PodiumViews
import Testing

/// What must hold for any tree: a thousand of them, the same ones each time.
@MainActor struct RandomTreeTests {
  static let size = CGSize(width: 320, height: 240)

  private func host(
    _ seed: Int, _ direction: LayoutDirection = .leftToRight, hidesLayouts: Bool = false
  ) -> ViewHost<AnyView> {
    var generator = SeededGenerator(seed: seed)
    let tree = RandomTree.random(4, using: &generator)
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let view = tree.view(hidesLayouts: hidesLayouts)
    return ViewHost(view, size: Self.size, environment: environment, textEngine: FixedTextEngine())
  }

  @Test(arguments: 0..<10) func holds(_ hundred: Int) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      let first = host(seed)
      let frames = first.frames(of: "view")
      for frame in frames {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "seed \(seed): \(frame)")
        #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed): \(frame)")
      }
      let dump = first.textDump()
      #expect(dump == host(seed).textDump(), "seed \(seed) is laid out differently the second time")
      first.size = CGSize(width: 100, height: 50)
      first.size = Self.size
      #expect(dump == first.textDump(), "seed \(seed) remembers another size")
      let mirrored = host(seed, .rightToLeft).frames(of: "view")
      #expect(mirrored.count == frames.count)
      for (left, right) in zip(frames, mirrored) {
        let isMirror =
          abs(Self.size.width - left.maxX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
          && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
        #expect(isMirror, "seed \(seed): \(left) became \(right)")
      }
    }
  }

  /// A stack is its layout: both put their views into the same places.
  @Test(arguments: 0..<5, [LayoutDirection.leftToRight, .rightToLeft])
  func stacksAreTheirLayouts(_ hundred: Int, _ direction: LayoutDirection) {
    for seed in hundred * 100..<hundred * 100 + 100 {
      let stacks = host(seed + 4_000_000, direction).frames(of: "view")
      let layouts = host(seed + 4_000_000, direction, hidesLayouts: true).frames(of: "view")
      let areSame =
        stacks.count == layouts.count
        && zip(stacks, layouts).allSatisfy { stack, layout in
          abs(stack.minX - layout.minX) < 1e-6 && abs(stack.minY - layout.minY) < 1e-6
            && abs(stack.width - layout.width) < 1e-6 && abs(stack.height - layout.height) < 1e-6
        }
      #expect(areSame, "seed \(seed), \(direction)")
    }
  }

  /// Ten thousand trees: every view stands where its container's rule puts it.
  @Test(arguments: 0..<10) func followsTheRules(_ thousand: Int) throws {
    for seed in thousand * 1000..<thousand * 1000 + 1000 {
      var generator = SeededGenerator(seed: seed + 2_000_000)
      let tree = RandomTree.random(seed.isMultiple(of: 5) ? 4 : 3, using: &generator)
      let host = ViewHost(tree.view, size: Self.size, textEngine: FixedTextEngine())
      let (paths, frames) = (tree.paths(), host.frames(of: "view"))
      #expect(paths.count == frames.count, "seed \(seed)")
      let byPath = Dictionary(uniqueKeysWithValues: zip(paths, frames))
      let violations = tree.violations { byPath[$0] }
      #expect(violations.isEmpty, "seed \(seed): \(violations.joined(separator: "; "))\n\(host.textDump())")
    }
  }

  /// Children of a row stand in order, apart by the spacing, inside the row, and share its room by the rule.
  @Test(arguments: 0..<10) func rowsFollowTheRule(_ hundred: Int) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      var generator = SeededGenerator(seed: seed + 1_000_000)
      let row = RandomRow(using: &generator)
      let host = ViewHost(row.view, size: Self.size, textEngine: FixedTextEngine())
      let widths = host.frames(of: "child").map(\.width)
      let expected = row.widths(in: Self.size.width)
      #expect(
        zip(widths, expected).allSatisfy { abs($0 - $1) < 1e-6 } && widths.count == expected.count,
        "seed \(seed): \(row.children) got \(widths), the rule gives \(expected)")
      let frames = host.frames(of: "child")
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(next.minX - frame.maxX - row.spacing) < 1e-6, "seed \(seed)")
      }
      let stack = try #require(host.frame(of: "row"))
      #expect(
        frames.allSatisfy { $0.minX > stack.minX - 1e-6 && $0.maxX < stack.maxX + 1e-6 }, "seed \(seed)")
    }
  }
}

/// A row of children with limits (facts S45), and the widths that the published rule gives them.
struct RandomRow {
  struct Child {
    var least: CGFloat
    var most: CGFloat
    var priority: Double
  }

  let spacing: CGFloat
  let children: [Child]

  init(using generator: inout SeededGenerator) {
    spacing = CGFloat(Int.random(in: 0...12, using: &generator))
    children = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      let least = CGFloat(Int.random(in: 0...80, using: &generator))
      let isFixed = Int.random(in: 0..<4, using: &generator) == 0
      let isOpen = Int.random(in: 0..<3, using: &generator) == 0
      let most =
        isFixed ? least : isOpen ? .infinity : least + CGFloat(Int.random(in: 1...150, using: &generator))
      let priority = Double(max(0, Int.random(in: -3...2, using: &generator)))
      return Child(least: least, most: most, priority: priority)
    }
  }

  @MainActor var view: some View {
    HStack(spacing: spacing) {
      ForEach(children.indices, id: \.self) { index in
        let child = children[index]
        Color.red.frame(minWidth: child.least, maxWidth: child.most).layoutPriority(child.priority)
          .accessibilityIdentifier("child")
      }
    }.accessibilityIdentifier("row")
  }

  /// Higher priorities first; of equals the least flexible; each an equal share of what the later ones can spare.
  func widths(in total: CGFloat) -> [CGFloat] {
    var widths = children.map(\.least)
    var left = total - spacing * CGFloat(children.count - 1)
    var open = Array(children.indices)
    while let top = open.map({ children[$0].priority }).max() {
      let group = open.filter { children[$0].priority == top }
      open.removeAll { children[$0].priority == top }
      let kept = open.reduce(0) { $0 + children[$1].least }
      // Of two without a limit the one that needs more is asked first (facts U4).
      func need(_ index: Int) -> CGFloat { children[index].most == .infinity ? -children[index].least : 0 }
      let sorted = group.sorted {
        (children[$0].most - children[$0].least, need($0), $0)
          < (children[$1].most - children[$1].least, need($1), $1)
      }
      for (place, index) in sorted.enumerated() {
        let share = max(0, (left - kept) / CGFloat(sorted.count - place))
        widths[index] = min(max(share, children[index].least), children[index].most)
        left -= widths[index]
      }
    }
    return widths
  }
}
