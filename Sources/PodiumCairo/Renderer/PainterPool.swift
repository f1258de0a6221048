import Synchronization

/// What one draw owns while it runs.
///
/// `@unchecked Sendable`: the pool's lock moves a bench from one draw to the next; nobody else touches it.
final class Bench: @unchecked Sendable {
  let painter: Painter
  let deflater = Deflater()
  /// The last picture's pixels, kept so that the next of the same size needs no fresh memory.
  var buffer: PixelBuffer?

  init(caches: RenderCaches) { painter = Painter(caches: caches) }
}

/// Hands out benches, each to one draw at a time; makes as many as are used at once.
final class PainterPool: Sendable {
  private let idle = Mutex<[Bench]>([])
  private let caches = RenderCaches()

  /// Runs `body` with a bench nobody else has.
  func withBench<R>(_ body: (Bench) throws -> R) rethrows -> R {
    let bench = idle.withLock { $0.popLast() } ?? Bench(caches: caches)
    defer { idle.withLock { $0.append(bench) } }
    return try body(bench)
  }
}
