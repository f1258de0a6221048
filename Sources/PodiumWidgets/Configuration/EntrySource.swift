import PodiumTimelines
import Synchronization

/// A provider's entries, each with its view.
@MainActor struct EntrySource<Provider: TimelineProvider>: WidgetEntrySource {
  /// The widget's kind, for messages.
  let kind: String
  let provider: Provider
  let content: (Provider.Entry) -> AnyView

  /// Reads the date exactly once: it may be computed anew each time (facts W06).
  private func entry(_ entry: Provider.Entry) -> WidgetEntry {
    WidgetEntry(date: entry.date, relevance: entry.relevance, view: { content(entry) })
  }

  var entryName: String { String(describing: Provider.Entry.self) }

  func entry(_ entry: any TimelineEntry) -> WidgetEntry? { (entry as? Provider.Entry).map { self.entry($0) } }

  func source(_ provider: any TimelineProvider) -> (any WidgetEntrySource)? {
    func open<P: TimelineProvider>(_ provider: P) -> (any WidgetEntrySource)? {
      guard P.Entry.self == Provider.Entry.self else { return nil }
      return EntrySource<P>(kind: kind, provider: provider) { [content] entry in
        // The types are the same, so the cast succeeds.
        (entry as? Provider.Entry).map(content) ?? AnyView(EmptyView())
      }
    }
    return open(provider)
  }

  /// Drawn with the reason `.placeholder`, as WidgetKit does: its data is not the user's.
  func placeholder(in context: TimelineProviderContext) -> WidgetEntry {
    let entry = entry(provider.placeholder(in: context))
    return WidgetEntry(
      date: entry.date, relevance: entry.relevance,
      view: { AnyView(entry.view().redacted(reason: .placeholder)) })
  }

  func snapshot(in context: TimelineProviderContext, within seconds: TimeInterval) async throws -> WidgetEntry {
    let answer = Answer<Provider.Entry>(of: kind)
    provider.getSnapshot(in: context, completion: answer.receiver)
    return entry(try await answer.value(within: seconds))
  }

  func timeline(in context: TimelineProviderContext, within seconds: TimeInterval) async throws
    -> WidgetTimeline
  {
    let answer = Answer<Timeline<Provider.Entry>>(of: kind)
    provider.getTimeline(in: context, completion: answer.receiver)
    let timeline = try await answer.value(within: seconds)
    var result = WidgetTimeline(entries: timeline.entries.map(entry), policy: timeline.policy)
    if let note = answer.gate.note { result.warnings.append(note.message) }
    return result
  }
}

/// The answer to a call with a completion, which may come later, from any thread, or never.
///
/// Unchecked: `state` protects the value, which is handed over once and then belongs to the receiver.
private final class Answer<Value>: @unchecked Sendable {
  private struct State {
    var value: Value?
    var waiter: CheckedContinuation<Void, Never>?
  }

  /// Lets the first completion through and counts the others.
  let gate: CompletionGate
  private let lock = Mutex(())
  private var state = State()

  init(of kind: String) { gate = CompletionGate(kind: kind) }

  /// The completion to hand to a provider.
  var receiver: @Sendable (Value) -> Void { { [self] in give($0) } }

  private func give(_ value: Value) {
    guard gate.claim() else { return }
    let waiter = lock.withLock { _ -> CheckedContinuation<Void, Never>? in
      state.value = value
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  private var taken: Value? { lock.withLock { _ in state.value } }

  func value(within seconds: TimeInterval) async throws -> Value {
    if let value = taken { return value }
    let timer = Task.detached { [self] in
      try? await Task.sleep(for: .seconds(seconds))
      lock.withLock { _ -> CheckedContinuation<Void, Never>? in
        defer { state.waiter = nil }
        return state.waiter
      }?.resume()
    }
    await withCheckedContinuation { continuation in
      let isReady = lock.withLock { _ -> Bool in
        if state.value != nil { return true }
        state.waiter = continuation
        return false
      }
      if isReady { continuation.resume() }
    }
    timer.cancel()
    guard let value = taken else { throw TimelineError.noCompletion(kind: gate.kind, waited: seconds) }
    return value
  }
}
