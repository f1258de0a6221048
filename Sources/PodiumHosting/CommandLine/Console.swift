import Foundation
import Synchronization

/// Where a program speaks: data to standard output, everything else to standard error.
///
/// Every text is made harmless for a terminal first (`TerminalText`). A reader that goes away (`| head`) silences
/// standard output without an error; any other failure to write is remembered and turns success into 73.
package final class Console: Sendable {
  /// Where the bytes of one stream go.
  package enum Destination: Sendable {
    /// An open file descriptor, which the console does not close.
    case descriptor(Int32)
    /// Kept in memory, for tests and for programs that show it themselves.
    case memory
  }

  private struct State {
    var recordedOutput = Data()
    var recordedDiagnostics = Data()
    var outputFault: Int32 = 0
    var progressWidth = 0
  }

  private let output: Destination
  private let diagnostics: Destination
  /// Whether diagnostics carry colour.
  package let usesColor: Bool
  /// Whether diagnostics go to a terminal, where a progress line can be drawn over.
  package let isTerminal: Bool
  private let state = Mutex(State())

  /// Makes a console; without colour and progress unless asked.
  package init(
    output: Destination, diagnostics: Destination, usesColor: Bool = false, isTerminal: Bool = false
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.usesColor = usesColor
    self.isTerminal = isTerminal
  }

  /// A console that keeps what is said.
  package static func recording(usesColor: Bool = false) -> Console {
    Console(output: .memory, diagnostics: .memory, usesColor: usesColor)
  }

  /// Whether diagnostics should carry colour, by the rules of no-color.org.
  package static func wantsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  // MARK: Data

  /// Writes one line of data to standard output.
  package func line(_ text: String) { write(data: Data((TerminalText.escape(text) + "\n").utf8)) }

  /// Writes text made by this program, line breaks and all, to standard output.
  package func block(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
      text.hasSuffix("\n") ? 1 : 0)
    {
      self.line(String(line))
    }
  }

  /// Writes bytes to standard output as they are.
  package func write(data: Data) {
    state.withLock { state in
      switch output {
      case .memory: state.recordedOutput.append(data)
      case .descriptor(let descriptor):
        guard state.outputFault == 0 else { return }
        state.outputFault = Self.write(data, to: descriptor)
      }
    }
  }

  // MARK: Diagnostics

  /// Says why something asked for was not done.
  package func error(_ message: String, details: [String] = [], hint: String? = nil) {
    say("error", "1;31", message, details, hint)
  }

  /// Says what was done otherwise than one might expect.
  package func warning(_ message: String, details: [String] = [], hint: String? = nil) {
    say("warning", "1;33", message, details, hint)
  }

  /// Says what to do next.
  package func hint(_ message: String) { say("hint", "1;36", message, [], nil) }

  /// Says an error in the words of its type; one without words is a fault of the program.
  package func report(_ error: any Error) {
    let diagnosis = Diagnosis(error)
    guard diagnosis.isKnown else {
      self.error(
        "unexpected fault: \(diagnosis.message)", hint: "please report this, with the command you typed")
      return
    }
    self.error(diagnosis.message, details: diagnosis.details, hint: diagnosis.hint)
  }

  /// Draws or redraws the one progress line; silent unless diagnostics go to a terminal.
  package func progress(_ done: Int, of total: Int, _ what: String) {
    guard isTerminal, total > 0 else { return }
    let cells = 24
    let filled = min(cells, cells * done / total)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: cells - filled)
    let text = "\(bar) \(done)/\(total) \(TerminalText.escape(String(what.prefix(40))))"
    state.withLock { state in
      let gap = String(repeating: " ", count: max(0, state.progressWidth - text.count))
      state.progressWidth = done >= total ? 0 : text.count
      let end = done >= total ? "\r" + String(repeating: " ", count: text.count + gap.count) + "\r" : ""
      put("\r" + text + gap + end, &state)
    }
  }

  private func say(_ label: String, _ color: String, _ message: String, _ details: [String], _ hint: String?) {
    func mark(_ label: String, _ color: String) -> String {
      usesColor ? "\u{1B}[\(color)m\(label):\u{1B}[0m" : "\(label):"
    }
    var lines = [mark(label, color) + " " + TerminalText.escape(message)]
    lines += details.map { "  " + TerminalText.escape($0) }
    if let hint { lines.append(mark("hint", "1;36") + " " + TerminalText.escape(hint)) }
    let text = lines.joined(separator: "\n") + "\n"
    state.withLock { state in
      if state.progressWidth > 0 {
        put("\r" + String(repeating: " ", count: state.progressWidth) + "\r", &state)
        state.progressWidth = 0
      }
      put(text, &state)
    }
  }

  private func put(_ text: String, _ state: inout State) {
    switch diagnostics {
    case .memory: state.recordedDiagnostics.append(Data(text.utf8))
    // Nobody is left to be told that standard error is gone.
    case .descriptor(let descriptor): _ = Self.write(Data(text.utf8), to: descriptor)
    }
  }

  // MARK: Afterwards

  /// What was written to standard output; empty unless it is kept in memory.
  package var recordedOutput: Data { state.withLock { $0.recordedOutput } }

  /// What was said on standard error; empty unless it is kept in memory.
  package var recordedDiagnostics: String {
    state.withLock { String(decoding: $0.recordedDiagnostics, as: UTF8.self) }
  }

  /// Whether the reader of standard output has gone, so that more data is of no use.
  package var isOutputClosed: Bool { state.withLock { $0.outputFault == EPIPE } }

  /// What the program should end with, given what the command said.
  package func finish(_ code: ExitCode) -> ExitCode {
    let fault = state.withLock { $0.outputFault }
    guard fault != 0, fault != EPIPE else { return code }
    error("cannot write to standard output: \(String(cString: strerror(fault)))")
    return code == .done ? .cannotWrite : code
  }

  /// Writes every byte or returns the errno that stopped it.
  private static func write(_ data: Data, to descriptor: Int32) -> Int32 {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // A pipe that somebody made non-blocking: wait until it takes more.
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = Glibc.poll(&poll, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
