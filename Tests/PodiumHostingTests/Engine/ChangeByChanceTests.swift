import Foundation
import Podium
import PodiumDrawing
import Testing

/// A view that was changed step by step shows what a new one shows.
@MainActor struct ChangeByChanceTests {
  struct Values {
    var numbers: [Int] = []
    var flags: [Bool] = []
    var ids: [Int] = []
    var words: [String] = []

    init(using generator: inout SeededGenerator) {
      numbers = (0..<12).map { _ in Int.random(in: 0...12, using: &generator) }
      flags = (0..<12).map { _ in Bool.random(using: &generator) }
      ids = Array((0..<9).shuffled(using: &generator).prefix(Int.random(in: 0...6, using: &generator)))
      words = (0..<4).map { _ in String(repeating: "ab ", count: Int.random(in: 0...9, using: &generator)) }
    }

    /// Some values of another.
    mutating func mix(_ other: Values, using generator: inout SeededGenerator) {
      for index in numbers.indices where Int.random(in: 0..<4, using: &generator) == 0 {
        numbers[index] = other.numbers[index]
      }
      for index in flags.indices where Int.random(in: 0..<4, using: &generator) == 0 {
        flags[index] = other.flags[index]
      }
      if Bool.random(using: &generator) { ids = other.ids }
      if Bool.random(using: &generator) { words = other.words }
    }

    func length(_ index: Int) -> CGFloat { CGFloat(numbers[index]) * 4 }
    func direction(_ index: Int) -> LayoutDirection { flags[index] ? .rightToLeft : .leftToRight }
  }

  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  private struct Areas: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private struct Row: View {
    let id: Int
    let values: Values
    var body: some View {
      HStack(spacing: 2) {
        Text(verbatim: "r\(id)").padding(CGFloat(values.numbers[id % 12] % 3))
        if values.flags[id % 12] { Color.red.frame(width: 6, height: 6) }
      }
      .anchorPreference(key: Areas.self, value: .bounds) { [$0] }
    }
  }

  private struct Inner: View {
    let proxy: GeometryProxy
    var body: some View {
      Text(verbatim: "\(Int(proxy.size.width)) \(Int(proxy.size.height))").frame(width: proxy.size.width / 2)
    }
  }

  private struct Fold: Layout {
    var gap: CGFloat
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
      CGSize(width: cache.map(\.width).reduce(0) { $0 + $1 + gap }, height: cache.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
        x += size.width + gap
      }
    }
  }

  private struct Stacks: View {
    let values: Values
    var body: some View {
      VStack(alignment: values.flags[0] ? .leading : .trailing, spacing: values.flags[1] ? 3 : nil) {
        Text(verbatim: values.words[0]).lineLimit(values.numbers[0] + 1).padding(values.length(1) / 6)
          .environment(\.layoutDirection, values.direction(2)).frame(minWidth: values.length(2), alignment: .leading)
          .font(.system(size: 8 + values.length(3) / 4))
        if values.flags[3] {
          HStack {
            Color.blue.frame(width: values.length(4)); Spacer(minLength: 1); Text(verbatim: values.words[1])
          }
          .padding(.leading, values.length(5) / 4).environment(\.layoutDirection, values.direction(4))
        } else {
          ZStack {
            Circle().frame(height: 20); Text(verbatim: values.words[1]).layoutPriority(1)
          }
        }
        Group {
          ForEach(values.ids, id: \.self) { Row(id: $0, values: values) }
          Text("end")
        }
        .overlay(alignment: .topLeading) {
          if values.flags[5] { Color.green.frame(width: 3, height: values.length(6)) }
        }
        .opacity(values.flags[6] ? 1 : 0.5)
        .alignmentGuide(.leading) { [number = values.length(7)] _ in number }
      }
      .overlayPreferenceValue(Areas.self) { areas in
        GeometryReader { geometry in
          ForEach(areas.indices, id: \.self) { index in
            let area = geometry[areas[index]]
            Color.yellow.frame(width: area.width, height: 1).offset(x: area.minX, y: area.minY)
          }
        }
      }
    }
  }

  private struct Fitting: View {
    let values: Values
    var body: some View {
      HStack(alignment: values.flags[0] ? .firstTextBaseline : .bottom) {
        ViewThatFits {
          Text(verbatim: values.words[0]).fixedSize().padding(values.length(0) / 4)
          Text(verbatim: values.words[1]).lineLimit(1).frame(width: values.flags[1] ? 20 : nil)
        }
        GeometryReader { Inner(proxy: $0) }.frame(width: values.length(1) * 3, height: 20 + values.length(2))
        AnyLayout(values.flags[2] ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(VStackLayout())) {
          ForEach(values.ids, id: \.self) { Row(id: $0, values: values) }.padding(1)
        }
        Fold(gap: values.length(4) / 8) {
          if values.flags[3] { Text(verbatim: values.words[2]) }
          ForEach(values.ids.prefix(2), id: \.self) { Color.red.frame(width: CGFloat($0 * 3), height: 9) }
          if values.flags[4] {
            Text(verbatim: values.words[3]).frame(width: values.length(5)).id(values.numbers[6] % 2)
          }
        }
        Grid(horizontalSpacing: values.length(7) / 4) {
          GridRow {
            Text("a"); if values.flags[5] { Text("bb").padding(values.length(8) / 9) }
          }
          GridRow {
            Text("ccc"); Color.red.frame(width: 4, height: 4).gridCellColumns(values.flags[6] ? 2 : 1)
          }
        }
      }
      .background { Color.gray.padding(values.flags[7] ? -2 : 2) }
    }
  }

  private struct Lists: View {
    let values: Values
    var body: some View {
      List {
        Section {
          ForEach(values.ids, id: \.self) { id in
            Row(id: id, values: values).listRowInsets(values.flags[0] ? EdgeInsets() : nil)
              .badge(values.flags[1] ? id : 0)
          }
          .onDelete { _ in }
        } header: {
          if values.flags[2] { Text(verbatim: values.words[0]) }
        }
        .listRowBackground(values.flags[3] ? Color.red : nil)
        if values.flags[4] { Text("loose").padding(values.length(0) / 2) }
        Section(values.words[1]) {
          LabeledContent("a", value: values.words[2]); Toggle("t", isOn: .constant(values.flags[5]))
        }
      }
      .environment(\.editMode, .constant(values.flags[6] ? .active : .inactive))
      .environment(\.layoutDirection, values.direction(7))
      .font(values.flags[8] ? .title : .body)
    }
  }

  private struct Lazy: View {
    let values: Values
    var body: some View {
      ScrollView {
        LazyVStack(alignment: values.flags[1] ? .leading : .center, spacing: values.length(0) / 4) {
          ForEach(values.ids, id: \.self) { id in
            Section {
              Row(id: id, values: values).frame(height: values.length(1))
            } header: {
              Text("h\(id)")
            }
          }
          .padding(values.flags[2] ? 3 : 0)
          Text(verbatim: values.words[0])
        }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 1 + values.numbers[2] % 3)) {
          ForEach(values.ids, id: \.self) { Row(id: $0, values: values).padding(values.length(3) / 8) }
        }
        .lineLimit(values.numbers[4] + 1)
      }
      .safeAreaInset(edge: .bottom) { if values.flags[3] { Text("bar").padding(values.length(4) / 4) } }
      .redacted(reason: values.flags[4] ? .placeholder : [])
    }
  }

  private struct Screens: View {
    let values: Values
    var body: some View {
      NavigationStack {
        Stacks(values: values).navigationTitle(values.words[0])
          .toolbar { if values.flags[8] { Button("b") {}.padding(values.length(8) / 9) } }
          .navigationBarTitleDisplayMode(values.flags[9] ? .inline : .large)
      }
      .sheet(isPresented: .constant(values.flags[10])) { Fitting(values: values) }
    }
  }

  private func check<V: View>(_ seed: Int, height: CGFloat = 320, _ make: (Values) -> V) throws {
    var generator = SeededGenerator(seed: seed)
    var values = Values(using: &generator)
    func fresh(_ values: Values) -> ViewHost<V> {
      ViewHost(make(values), size: CGSize(width: 260, height: height), textEngine: FixedTextEngine())
    }
    let host = fresh(values)
    for step in 0..<8 {
      values.mix(Values(using: &generator), using: &generator)
      host.content = make(values)
      let new = fresh(values)
      let place = "\(V.self) seed \(seed) step \(step)"
      let (lines, expected) = (host.textDump().split(separator: "\n"), new.textDump().split(separator: "\n"))
      let wrong = zip(lines, expected).first { $0 != $1 }
      #expect(lines.count == expected.count && wrong == nil, "\(place)")
      let (mine, theirs) = (try host.displayList(), try new.displayList())
      let isSame = mine.items == theirs.items
      #expect(isSame, "\(place) draws something else")
      #expect(mine.accessibilityText == theirs.accessibilityText, "\(place)")
    }
  }

  @Test(arguments: 0..<5) func changed(_ part: Int) throws {
    let count = 2
    for seed in part * count..<part * count + count {
      try check(seed) { Stacks(values: $0) }
      try check(seed) { Fitting(values: $0) }
      try check(seed) { Lists(values: $0) }
      // High enough for all rows: where those beyond the end are guessed, the guess knows what was there before.
      try check(seed, height: 3_000) { Lazy(values: $0) }
      try check(seed) { Screens(values: $0) }
    }
  }
}
