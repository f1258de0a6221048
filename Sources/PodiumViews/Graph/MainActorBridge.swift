/// Runs `body` as the main actor's code where the caller is known to run there: layout always does.
///
/// Layout nodes are not isolated, since ``Layout`` is not; a few of them build views while they are placed.
func assumingMainActor<T>(_ body: @MainActor () -> T) -> T {
  MainActor.assumeIsolated { Carried(value: body()) }.value
}

/// The same for a body that needs something of the caller's.
func assumingMainActor<A, T>(with argument: A, _ body: @MainActor (A) -> T) -> T {
  let carried = Carried(value: argument)
  return MainActor.assumeIsolated { Carried(value: body(carried.value)) }.value
}

/// Unchecked: the value never leaves the thread; the box only satisfies the signature.
private struct Carried<T>: @unchecked Sendable { let value: T }
