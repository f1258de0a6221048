import Foundation
import PodiumViews

/// A view tree made by chance, as a value, so that it can be shown twice and measured.
indirect enum RandomTree {
  case color
  case box(CGFloat, CGFloat)
  case text(String)
  case spacer(CGFloat?)
  case divider
  case circle
  case horizontal(alignment: Int, spacing: CGFloat?, [RandomTree])
  case vertical(alignment: Int, spacing: CGFloat?, [RandomTree])
  case depth(alignment: Int, [RandomTree])
  case padded(EdgeInsets, RandomTree)
  case framed(CGFloat?, CGFloat?, alignment: Int, RandomTree)
  case limited(min: CGFloat?, max: CGFloat?, alignment: Int, RandomTree)
  case fixed(horizontal: Bool, vertical: Bool, RandomTree)
  case ratio(CGFloat, ContentMode, RandomTree)
  case priority(Double, RandomTree)
  case offset(CGFloat, CGFloat, RandomTree)
  case overlaid(alignment: Int, RandomTree, over: RandomTree)

  static func random(_ depth: Int, using generator: inout SeededGenerator) -> RandomTree {
    func length() -> CGFloat { CGFloat(Int.random(in: 0...240, using: &generator)) / 2 }
    func maybe(_ value: CGFloat) -> CGFloat? { Bool.random(using: &generator) ? value : nil }
    func child() -> RandomTree { random(depth - 1, using: &generator) }
    func children() -> [RandomTree] { (0..<Int.random(in: 0...4, using: &generator)).map { _ in child() } }
    let alignment = Int.random(in: 0..<9, using: &generator)
    guard depth > 0 else {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: return .color
      case 1: return .box(length(), length())
      case 2:
        let words = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          String(repeating: "a", count: Int.random(in: 1...9, using: &generator))
        }
        return .text(words.joined(separator: " "))
      case 3: return .spacer(maybe(length()))
      case 4: return .divider
      default: return .circle
      }
    }
    switch Int.random(in: 0..<13, using: &generator) {
    case 0, 1: return .horizontal(alignment: alignment, spacing: maybe(length() / 8), children())
    case 2, 3: return .vertical(alignment: alignment, spacing: maybe(length() / 8), children())
    case 4: return .depth(alignment: alignment, children())
    case 5:
      return .padded(
        EdgeInsets(top: length() / 6, leading: length() / 6, bottom: length() / 6, trailing: length() / 6),
        child())
    case 6: return .framed(maybe(length()), maybe(length()), alignment: alignment, child())
    case 7:
      return .limited(
        min: maybe(length() / 2), max: maybe(Bool.random(using: &generator) ? .infinity : 60 + length()),
        alignment: alignment, child())
    case 8:
      return .fixed(
        horizontal: Bool.random(using: &generator), vertical: Bool.random(using: &generator), child())
    case 9:
      return .ratio(
        CGFloat(Int.random(in: 1...40, using: &generator)) / 10,
        Bool.random(using: &generator) ? .fit : .fill, child())
    case 10: return .priority(Double(Int.random(in: -1...2, using: &generator)), child())
    case 11: return .offset(length() - 60, length() - 60, child())
    default: return .overlaid(alignment: alignment, child(), over: child())
    }
  }
}

extension RandomTree {
  static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
  ]
  private static let vertical: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// The tree as views; each but spacers is called "view".
  @MainActor var view: AnyView { view(hidesLayouts: false) }

  /// The same, where stacks may be layouts whose kind is hidden.
  @MainActor func view(hidesLayouts: Bool) -> AnyView {
    func children(_ trees: [RandomTree]) -> some View {
      ForEach(trees.indices, id: \.self) { trees[$0].view(hidesLayouts: hidesLayouts) }
    }
    func named(_ view: some View) -> AnyView {
      AnyView(view.accessibilityIdentifier("view"))
    }
    return switch self {
    case .color: named(Color.red)
    case .box(let width, let height): named(Color.blue.frame(width: width, height: height))
    case .text(let string): named(Text(verbatim: string))
    case .spacer(let length): AnyView(Spacer(minLength: length))
    case .divider: named(Divider())
    case .circle: named(Circle())
    case .horizontal(let alignment, let spacing, let trees) where hidesLayouts:
      named(
        AnyLayout(HStackLayout(alignment: Self.vertical[alignment % 5], spacing: spacing)) { children(trees) })
    case .vertical(let alignment, let spacing, let trees) where hidesLayouts:
      named(
        AnyLayout(VStackLayout(alignment: Self.alignments[alignment].horizontal, spacing: spacing)) {
          children(trees)
        })
    case .horizontal(let alignment, let spacing, let trees):
      named(HStack(alignment: Self.vertical[alignment % 5], spacing: spacing) { children(trees) })
    case .vertical(let alignment, let spacing, let trees):
      named(VStack(alignment: Self.alignments[alignment].horizontal, spacing: spacing) { children(trees) })
    case .depth(let alignment, let trees): named(ZStack(alignment: Self.alignments[alignment]) { children(trees) })
    case .padded(let insets, let tree): named(tree.view(hidesLayouts: hidesLayouts).padding(insets))
    case .framed(let width, let height, let alignment, let tree):
      named(
        tree.view(hidesLayouts: hidesLayouts).frame(width: width, height: height, alignment: Self.alignments[alignment])
      )
    case .limited(let least, let most, let alignment, let tree):
      named(
        tree.view(hidesLayouts: hidesLayouts).frame(
          minWidth: least, maxWidth: most, minHeight: least, maxHeight: most,
          alignment: Self.alignments[alignment]))
    case .fixed(let horizontal, let vertical, let tree):
      named(tree.view(hidesLayouts: hidesLayouts).fixedSize(horizontal: horizontal, vertical: vertical))
    case .ratio(let ratio, let mode, let tree):
      named(tree.view(hidesLayouts: hidesLayouts).aspectRatio(ratio, contentMode: mode))
    case .priority(let priority, let tree): AnyView(tree.view(hidesLayouts: hidesLayouts).layoutPriority(priority))
    case .offset(let x, let y, let tree): named(tree.view(hidesLayouts: hidesLayouts).offset(x: x, y: y))
    case .overlaid(let alignment, let tree, let over):
      named(tree.view(hidesLayouts: hidesLayouts).overlay(alignment: Self.alignments[alignment]) { over.view })
    }
  }
}
