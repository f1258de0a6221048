import Foundation
import PodiumHosting
import PodiumViews
import Testing

/// The recorded layouts: each row's tree must stand where it stands on Apple's systems.
@MainActor struct LayoutFactTests {
  @Test(arguments: LayoutFact.all) func frames(_ fact: LayoutFact) throws {
    Self.check(fact, try #require(FactTrees.tree(fact.id), "no tree is called '\(fact.id)'"))
  }

  /// Compares where the named views of a tree stand with what was recorded.
  static func check(_ fact: LayoutFact, _ tree: AnyView) {
    let host = ViewHost(
      tree, size: fact.size, environment: fact.environment, textEngine: fact.textEngine)
    for (identifier, expected) in fact.frames.sorted(by: { $0.key < $1.key }) {
      let frames = host.frames(of: identifier)
      guard frames.count == expected.count else {
        Issue.record(
          "\(expected.count) views are called '\(identifier)', got \(frames.count)\n\(host.textDump())")
        continue
      }
      for (index, (frame, wanted)) in zip(frames, expected).enumerated() {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        let isClose = zip(numbers, wanted).allSatisfy { number, wanted in
          wanted.map { abs(number - $0) <= fact.tolerance } ?? true
        }
        #expect(
          isClose, "\(identifier) \(index): expected \(text(wanted)), got \(numbers)\n\(host.textDump())"
        )
      }
    }
  }

  private static func text(_ numbers: [CGFloat?]) -> String {
    "[" + numbers.map { $0.map { "\($0)" } ?? "–" }.joined(separator: ", ") + "]"
  }

  @Test func everyRowIsThere() {
    let ids = LayoutFact.all.map(\.id)
    #expect(ids.count >= 120)
    #expect(Set(ids).count == ids.count, "two rows have one name")
  }
}
