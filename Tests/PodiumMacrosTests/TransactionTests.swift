import PodiumHosting
import SwiftUI
import Testing

@MainActor struct TransactionTests {
  /// Keeps what transactions were seen.
  final class Log { var seen: [String] = [] }

  struct Moving: View {
    let log: Log
    @State private var isOpen = false

    var body: some View {
      VStack {
        Color.red.frame(width: isOpen ? 50 : 10, height: 10).accessibilityIdentifier("bar")
          .transaction { [log, isOpen] in
            log.seen.append("\(isOpen) \($0.animation == .bouncy) \($0.isTrick)")
          }
      }
      .animation(.bouncy, value: isOpen)
      Button("plain") { isOpen.toggle() }
      Button("trick") { withTransaction(\.isTrick, true) { isOpen.toggle() } }
    }
  }

  @Test func showsTheEndAtOnce() throws {
    let host = ViewHost(Moving(log: Log()), textEngine: FixedTextEngine())
    try host.tap("plain")
    #expect(host.frame(of: "bar")?.width == 50)
  }

  @Test func tellsViewsOfTheTransaction() throws {
    let log = Log()
    let host = ViewHost(Moving(log: log), textEngine: FixedTextEngine())
    #expect(log.seen == ["false false false"])
    log.seen = []
    try host.tap("plain")
    #expect(log.seen == ["true true false"])
    log.seen = []
    try host.tap("trick")
    #expect(log.seen == ["false true true"])
  }

  @Test func returnsAndCompletes() throws {
    var order: [String] = []
    let result = withAnimation(.easeIn(duration: 1)) {
      order.append("body")
      return 4
    } completion: {
      order.append("completion")
    }
    #expect(result == 4)
    #expect(order == ["body", "completion"])
    var transaction = Transaction(animation: .linear)
    transaction.addAnimationCompletion { order.append("added") }
    withTransaction(transaction) { withAnimation { order.append("inner") } }
    #expect(order == ["body", "completion", "inner", "added"])
    struct Fault: Error {}
    #expect(throws: Fault.self) { try withAnimation { throw Fault() } }
  }

  @Test func bindingsBringTransactions() throws {
    struct Switch: View {
      let log: Log
      @State private var isOn = false

      var body: some View {
        Toggle("t", isOn: $isOn.animation(.snappy))
          .transaction { [log, isOn] in log.seen.append("\(isOn) \($0.animation == .snappy)") }
      }
    }
    let log = Log()
    let host = ViewHost(Switch(log: log), textEngine: FixedTextEngine())
    log.seen = []
    try host.tap("t")
    #expect(log.seen == ["true true"])
  }

  @Test func comparesAnimations() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.spring == .smooth)
    #expect(Animation.snappy != .bouncy)
    #expect(Animation.easeIn.delay(1) != .easeIn)
  }
}
