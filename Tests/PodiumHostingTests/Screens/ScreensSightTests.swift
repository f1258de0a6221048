import Foundation
import Podium
import Testing

/// Views that are kept but cannot be seen hear that they went, and that they came back.
@MainActor @Suite struct ScreensSightTests {
  @MainActor private final class Log {
    private var lines: [String] = []
    var isEmpty: Bool { lines.isEmpty }

    func note(_ line: String) { lines.append(line) }

    /// What was noted since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Noted: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.note("+\(name)") }
        .onDisappear { log.note("-\(name)") }
    }
  }

  private struct Stack: View {
    let log: Log
    @State var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Noted(name: "root", log: log)
          NavigationLink("Push", value: "a")
        }
        .navigationDestination(for: String.self) { name in
          VStack {
            Noted(name: name, log: log)
            NavigationLink("Deeper", value: name + "a")
            Button("Home") { path = [] }
          }
        }
      }
    }
  }

  private let phone = CGSize(width: 390, height: 844)

  @Test func aCoveredScreenIsOutOfSightAndKeepsItsState() throws {
    let log = Log()
    let host = ViewHost(Stack(log: log), size: phone, textEngine: FixedTextEngine())
    #expect(log.take() == ["+root"])
    try host.tap("root 0")
    try host.tap("Push")
    #expect(log.take() == ["+a", "-root"])
    try host.tap("Deeper")
    #expect(log.take() == ["+aa", "-a"])
    try host.tap("Back")
    #expect(log.take() == ["+a", "-aa"])
    try host.tap("Home")
    #expect(log.take() == ["+root", "-a"])
    #expect(try host.displayList().accessibilityText.contains("root 1"))
  }

  @Test func aScreenThatBeginsCoveredComesIntoSightLater() throws {
    let log = Log()
    let host = ViewHost(Stack(log: log, path: ["x", "y"]), size: phone, textEngine: FixedTextEngine())
    #expect(log.take() == ["+y"])
    try host.tap("Home")
    // What is removed out of sight has nothing to say any more.
    #expect(log.take() == ["+root", "-y"])
  }

  @Test func tabsThatAreNotChosenAreOutOfSight() throws {
    struct Tabs: View {
      let log: Log
      var body: some View {
        TabView {
          Tab("One", systemImage: "star") { Noted(name: "one", log: log) }
          Tab("Two", systemImage: "heart") { Noted(name: "two", log: log) }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Tabs(log: log), size: phone, textEngine: FixedTextEngine())
    #expect(log.take() == ["+one"])
    try host.tap("Two")
    #expect(log.take() == ["+two", "-one"])
    try host.tap("One")
    #expect(log.take() == ["+one", "-two"])
  }

  @Test func tasksOfCoveredScreensEndAndBeginAgain() async throws {
    struct Working: View {
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("Push") { Text("Top") }
            .task {
              log.note("begin")
              // Told at once when it is cancelled; a sleep would wait for a thread, and others may have them all.
              await withTaskCancellationHandler {
                while !Task.isCancelled { await Task.yield() }
              } onCancel: {
                MainActor.assumeIsolated { log.note("cancelled") }
              }
            }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Working(log: log), size: phone, textEngine: FixedTextEngine())
    func begun() async -> [String] {
      while log.isEmpty { await Task.yield() }
      return log.take()
    }
    #expect(await begun() == ["begin"])
    try host.tap("Push")
    #expect(log.take() == ["cancelled"])
    try host.tap("Back")
    #expect(await begun() == ["begin"])
    try host.tap("Push")
    #expect(log.take() == ["cancelled"])
  }

  @Test(arguments: [true, false]) func rowsThatAreScrolledAwayAreOutOfSight(isList: Bool) throws {
    struct Rows: View {
      let log: Log
      let isList: Bool

      var body: some View {
        if isList {
          List(0..<100) { Noted(name: "\($0)", log: log) }.accessibilityIdentifier("rows")
        } else {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100) { Noted(name: "\($0)", log: log).frame(height: 44) }
            }
          }
          .accessibilityIdentifier("rows")
        }
      }
    }
    let log = Log()
    let host = ViewHost(
      Rows(log: log, isList: isList), size: CGSize(width: 300, height: 220), textEngine: FixedTextEngine())
    #expect(log.take().prefix(4) == ["+0", "+1", "+2", "+3"])
    try host.scroll("rows", by: CGSize(width: 0, height: 880))
    let moved = log.take()
    #expect(Set(["-0", "-1", "-2", "-3"]).isSubset(of: moved))
    #expect(moved.contains("+22") && !moved.contains("-22"))
    try host.scroll("rows", by: CGSize(width: 0, height: -880))
    let back = log.take()
    #expect(Set(["+0", "+1", "+2", "+3", "-22"]).isSubset(of: back))
  }
}
