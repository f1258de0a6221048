import Foundation

/// Times work, in seconds.
enum Stopwatch {
  /// The calling thread's time on a processor: other programs on the machine hardly move it.
  static func cpu(_ body: () throws -> Void) rethrows -> Double {
    let start = now(CLOCK_THREAD_CPUTIME_ID)
    try body()
    return now(CLOCK_THREAD_CPUTIME_ID) - start
  }

  static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static func wall() -> Double { now(CLOCK_MONOTONIC) }

  /// Samples of `body` in milliseconds on a processor, after `warmUp` runs that do not count.
  static func samples(_ count: Int, warmUp: Int = 3, _ body: () throws -> Void) rethrows -> [Double] {
    for _ in 0..<warmUp { try body() }
    return try (0..<count).map { _ in try cpu(body) * 1_000 }
  }
}
