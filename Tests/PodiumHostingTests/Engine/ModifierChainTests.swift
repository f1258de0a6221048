import Foundation
import Podium
import PodiumDrawing
import Testing

/// Modifiers that share the node of their content draw what they draw with a node each.
@MainActor struct ModifierChainTests {
  /// Puts modifiers chosen by chance around views, each of a type of its own or with the type hidden in between.
  private struct Chain {
    var generator: SeededGenerator
    let isErased: Bool

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func length() -> CGFloat { CGFloat(number(0...60)) }
    private mutating func flag() -> Bool { Bool.random(using: &generator) }
    private mutating func alignment() -> Alignment { RandomTree.alignments[number(0...8)] }

    @MainActor mutating func grow<V: View>(_ view: V, _ rest: Int, _ depth: Int) -> AnyView {
      guard rest > 0 else { return AnyView(view) }
      if isErased { return step(AnyView(view), rest, depth) }
      return step(view, rest, depth)
    }

    @MainActor private mutating func step<V: View>(_ view: V, _ rest: Int, _ depth: Int) -> AnyView {
      let next = rest - 1
      switch number(0...30) {
      case 0: return grow(view.padding(length() / 4), next, depth)
      case 1: return grow(view.padding(.leading, length() / 4), next, depth)
      case 2: return grow(view.frame(width: length(), alignment: alignment()), next, depth)
      case 3: return grow(view.frame(height: length(), alignment: alignment()), next, depth)
      case 4: return grow(view.frame(minWidth: length(), maxWidth: .infinity, alignment: alignment()), next, depth)
      case 5: return grow(view.environment(\.layoutDirection, flag() ? .rightToLeft : .leftToRight), next, depth)
      case 6: return grow(view.font(.system(size: CGFloat(number(8...30)))), next, depth)
      case 7: return grow(view.foregroundStyle(flag() ? Color.red : Color.blue), next, depth)
      case 8: return grow(view.offset(x: length() / 3, y: length() / 3), next, depth)
      case 9: return grow(view.fixedSize(horizontal: flag(), vertical: flag()), next, depth)
      case 10: return grow(view.aspectRatio(CGFloat(number(1...5)) / 2, contentMode: .fit), next, depth)
      case 11: return grow(view.layoutPriority(Double(number(0...2))), next, depth)
      case 12: return grow(view.opacity(Double(number(1...9)) / 10), next, depth)
      case 13: return grow(view.lineLimit(number(1...3)), next, depth)
      case 14: return grow(view.alignmentGuide(.leading) { $0.width / 2 }, next, depth)
      case 15: return grow(view.alignmentGuide(.top) { $0.height / 3 }, next, depth)
      case 16: return grow(view.zIndex(Double(number(0...2))), next, depth)
      case 17: return grow(view.overlay(alignment: alignment()) { leaf() }, next, depth)
      case 18: return grow(view.background(alignment: alignment()) { leaf() }, next, depth)
      case 19:
        return grow(
          Group {
            view; leaf()
          }, next, depth)
      case 20:
        return grow(
          HStack(spacing: 3) {
            view; leaf()
          }, next, depth)
      case 21:
        return grow(
          VStack(alignment: flag() ? .leading : .trailing) {
            view; leaf()
          }, next, depth)
      case 22:
        return grow(
          ZStack(alignment: alignment()) {
            view; leaf()
          }, next, depth)
      case 23: return grow(view.id(number(0...3)), next, depth)
      case 24: return grow(view.accessibilityLabel(Text(verbatim: "l\(number(0...9))")), next, depth)
      case 25: return grow(view.rotationEffect(.degrees(Double(number(0...90)))), next, depth)
      case 26: return grow(view.multilineTextAlignment(flag() ? .trailing : .center), next, depth)
      case 27: return grow(view.position(x: length(), y: length()), next, depth)
      case 28: return grow(view.redacted(reason: flag() ? .placeholder : []), next, depth)
      case 29:
        return grow(
          Section {
            view
          } header: {
            leaf()
          }, next, depth)
      default: return grow(view.hidden(), next, depth)
      }
    }

    @MainActor private mutating func leaf() -> AnyView {
      switch number(0...3) {
      case 0: AnyView(Color.green.frame(width: length(), height: length()))
      case 1: AnyView(Text(verbatim: "ab cd ef gh \(number(0...9))"))
      case 2: AnyView(Circle())
      default: AnyView(Text(verbatim: "x\(number(0...99))").padding(2))
      }
    }
  }

  private func view(_ seed: Int, isErased: Bool) -> AnyView {
    var chain = Chain(generator: SeededGenerator(seed: seed), isErased: isErased)
    let rest = 3 + seed % 6
    switch seed % 3 {
    case 0: return chain.grow(Text(verbatim: "one two three four"), rest, 0)
    case 1: return chain.grow(Color.orange, rest, 0)
    default:
      return chain.grow(
        Group {
          Text(verbatim: "one two"); Color.red; Text(verbatim: "three")
        }, rest, 0)
    }
  }

  private func host(_ view: AnyView, _ direction: LayoutDirection) -> ViewHost<AnyView> {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return ViewHost(
      AnyView(
        HStack {
          view; Text("end")
        }), size: CGSize(width: 200, height: 150), environment: environment,
      textEngine: FixedTextEngine())
  }

  @Test(arguments: 0..<10) func shareOrNot(_ part: Int) throws {
    let count = 30
    for seed in part * count..<part * count + count {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let shared = host(view(seed, isErased: false), direction)
        let erased = host(view(seed, isErased: true), direction)
        #expect(shared.textDump() == erased.textDump(), "seed \(seed) \(direction)")
        let (first, second) = (try shared.displayList(), try erased.displayList())
        let isSame = first.items == second.items
        #expect(isSame, "seed \(seed) \(direction) draws something else")
        #expect(first.accessibilityText == second.accessibilityText, "seed \(seed) \(direction)")
        // A host that showed another view before shows the same.
        erased.content = AnyView(
          HStack {
            view(seed + 1, isErased: false); Text("end")
          })
        erased.content = AnyView(
          HStack {
            view(seed, isErased: false); Text("end")
          })
        #expect(shared.textDump() == erased.textDump(), "seed \(seed) \(direction) again")
      }
    }
  }
}
