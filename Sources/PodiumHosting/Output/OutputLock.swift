import Foundation

/// The right to write in a folder, held until the value goes away; the system gives it back even after a kill.
package struct OutputLock: ~Copyable, Sendable {
  /// The lock's file, inside the folder.
  package static let fileName = ".podium.lock"
  private let descriptor: Int32

  fileprivate init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    // The file stays: removing it would let two runs hold locks on two files of one name.
    close(descriptor)
  }

  fileprivate static func take(in folder: OutputFolder) throws(OutputError) -> OutputLock {
    let path = folder.path(of: fileName)
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw OutputError(errno, operation: "lock", path: folder.path) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      defer { close(descriptor) }
      guard code == EWOULDBLOCK else { throw OutputError(code, operation: "lock", path: folder.path) }
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
      let holder = Int32(
        String(decoding: bytes.prefix(count), as: UTF8.self).trimmingCharacters(in: .newlines))
      let who = holder.map { "process \($0)" } ?? "another run"
      throw OutputError(
        kind: .busy, operation: "write in", path: folder.path, code: code, note: "\(who) is writing there")
    }
    // Who holds it is only for the message; a disk too full for it is found out soon enough.
    let owner = "\(getpid())\n"
    _ = ftruncate(descriptor, 0)
    _ = pwrite(descriptor, owner, owner.utf8.count, 0)
    return OutputLock(descriptor: descriptor)
  }
}

extension OutputFolder {
  /// Takes the folder for this run and clears away what a killed one left.
  ///
  /// - Throws: `OutputError` of kind `busy` where another run holds it; this call never waits.
  package func lock() throws(OutputError) -> OutputLock {
    let lock = try OutputLock.take(in: self)
    sweep()
    return lock
  }
}
