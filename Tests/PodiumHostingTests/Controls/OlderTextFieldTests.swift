import Podium
import Testing

/// Fields that tell of editing and submitting in the older form.
@MainActor struct OlderTextFieldTests {
  @MainActor private final class Log { var words: [String] = [] }

  private struct Form: View {
    let log: Log
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      VStack {
        TextField("First", text: $first, onCommit: { log.words.append("commit \(first)") })
          .onSubmit { log.words.append("submit") }
        TextField("Second", text: $second) {
          log.words.append($0 ? "begin" : "end")
        } onCommit: {
          log.words.append("commit \(second)")
        }
        TextField("Third", text: $second)
      }
    }
  }

  @Test func `tells when editing begins and ends and what is submitted`() throws {
    let log = Log()
    let host = ViewHost(Form(log: log), size: CGSize(width: 100, height: 100), textEngine: FixedTextEngine())
    try host.type("a", into: "First")
    #expect(log.words == [])
    try host.submit("First")
    #expect(log.words == ["commit a", "submit"])
    log.words = []
    try host.type("b", into: "Second")
    #expect(log.words == ["begin"])
    try host.submit("Second")
    #expect(log.words == ["begin", "commit b"])
    try host.type("c", into: "Third")
    #expect(log.words.last == "end")
  }
}
