import Foundation
import PodiumHosting
import PodiumViews
import Testing

/// How often views are measured: in proportion to how many there are, however they are nested.
@MainActor struct LinearTimeTests {
  /// Counts how often it is asked for its size.
  nonisolated private struct Counter: Layout {
    final class Count: @unchecked Sendable {  // Layout runs on the main actor only.
      var value = 0
    }
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      count.value += 1
      return CGSize(width: proposal.width.map { min($0, 10) } ?? 10, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private func nested(_ depth: Int, _ count: Counter.Count) -> AnyView {
    guard depth > 0 else { return AnyView(Counter(count: count) {}) }
    let leaf = Counter(count: count) {}
    let inner = nested(depth - 1, count)
    return depth.isMultiple(of: 2)
      ? AnyView(
        HStack(spacing: 1) {
          leaf
          inner
        })
      : AnyView(
        VStack(spacing: 1) {
          leaf
          inner
        })
  }

  private func measures(_ view: (Counter.Count) -> AnyView) -> Double {
    let count = Counter.Count()
    let host = ViewHost(view(count), size: CGSize(width: 800, height: 800), textEngine: FixedTextEngine())
    _ = host.textDump()
    return Double(count.value)
  }

  @Test func nestedStacks() {
    let few = measures { nested(50, $0) } / 51
    let many = measures { nested(200, $0) } / 201
    #expect(few >= 1)
    #expect(many < few * 1.25, "\(few) measures a view 50 deep, \(many) 200 deep")
  }

  @Test func grids() {
    func grid(_ side: Int, _ count: Counter.Count) -> AnyView {
      AnyView(
        Grid {
          ForEach(0..<side, id: \.self) { _ in
            GridRow { ForEach(0..<side, id: \.self) { _ in Counter(count: count) {} } }
          }
        })
    }
    let few = measures { grid(20, $0) } / 400
    let many = measures { grid(40, $0) } / 1600
    #expect(few >= 1)
    #expect(many < few * 1.25, "\(few) measures a cell of 20 rows, \(many) of 40")
  }
}
