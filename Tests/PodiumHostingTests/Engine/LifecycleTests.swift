import Podium
import Testing

/// What views are told of coming, changing and going.
@MainActor struct LifecycleTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Row: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
        .onChange(of: name) { old, new in log.lines.append("\(old)>\(new)") }
    }
  }

  private struct Rows: View {
    let names: [String]
    let log: Log
    var body: some View {
      VStack { ForEach(names, id: \.self) { Row(name: $0, log: log) } }
    }
  }

  @Test func rowsComeAndGo() {
    let log = Log()
    let host = ViewHost(Rows(names: ["a", "b"], log: log), textEngine: FixedTextEngine())
    #expect(log.lines == ["+a", "+b"])
    host.content = Rows(names: ["b", "c"], log: log)
    #expect(log.lines.dropFirst(2).sorted() == ["+c", "-a"])
  }

  @Test func changesTellOldAndNew() {
    let log = Log()
    let host = ViewHost(Row(name: "x", log: log), textEngine: FixedTextEngine())
    host.content = Row(name: "y", log: log)
    host.content = Row(name: "y", log: log)
    #expect(log.lines == ["+x", "x>y"])
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test func actionsThatNeverSettleFailThePicture() {
    let host = ViewHost(Endless(), textEngine: FixedTextEngine())
    #expect(throws: (any Error).self) { try host.displayList() }
  }

  @Test func tasksRunAndAreCancelled() async {
    let log = Log()
    struct Worker: View {
      let isThere: Bool
      let log: Log
      var body: some View {
        if isThere {
          Text("w").task {
            log.lines.append("start")
            try? await Task.sleep(for: .seconds(60))
            log.lines.append(Task.isCancelled ? "cancelled" : "done")
          }
        }
      }
    }
    let host = ViewHost(Worker(isThere: true, log: log), textEngine: FixedTextEngine())
    while log.lines.isEmpty { await Task.yield() }
    host.content = Worker(isThere: false, log: log)
    while log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["start", "cancelled"])
  }

  @Test func picturesRunNoActions() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Row(name: "still", log: log))
    _ = try renderer.displayList()
    #expect(log.lines.isEmpty)
  }
}
