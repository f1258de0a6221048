import Foundation

extension Console {
  /// The console of a running program: prepares the process and looks at its terminal.
  ///
  /// A reader that goes away must not kill the program in the middle of writing a file, so `SIGPIPE` is ignored.
  /// A stream that was closed by the caller (`>&-`) gets `/dev/null` in its place, because otherwise the next file
  /// opened would take its number and receive the text; on standard output it still counts as unwritable.
  package static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> Console {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // open() takes the lowest free number, and all lower ones are taken.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
    let isTerminal = isatty(STDERR_FILENO) == 1
    return Console(
      output: .descriptor(STDOUT_FILENO), diagnostics: .descriptor(STDERR_FILENO),
      usesColor: wantsColor(isTerminal: isTerminal, environment: environment),
      isTerminal: isTerminal && environment["TERM"] != "dumb")
  }
}
