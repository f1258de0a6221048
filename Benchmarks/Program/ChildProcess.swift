import Foundation

/// A program run to its end, with what it took.
struct ChildProcess {
  /// From start to end, seconds.
  let elapsed: Double
  /// On processors, seconds.
  let cpu: Double
  let output: Data

  /// Runs a program; what it says on standard error is dropped.
  ///
  /// - Throws: Where it cannot start or its exit code is not 0.
  init(_ path: String, _ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw BenchError("no pipe: \(errno)") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }

    let start = Stopwatch.wall()
    var child = pid_t()
    let code = posix_spawn(&child, path, &actions, nil, &words, environ)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw BenchError("cannot start \(path): \(String(cString: strerror(code)))")
    }
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    output = try reader.readToEnd() ?? Data()
    var (status, usage) = (Int32(0), rusage())
    guard wait4(child, &status, 0, &usage) == child else { throw BenchError("lost \(path)") }
    elapsed = Stopwatch.wall() - start
    guard status == 0 else {
      throw BenchError("\(path) \(arguments.joined(separator: " ")): status \(status)")
    }
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}
