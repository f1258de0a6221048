import Foundation
import Synchronization

/// A folder whose files are always whole: each is either the last good version or the new one.
///
/// Files of one folder may be written from several threads at once.
package final class OutputFolder: Sendable {
  /// What came of writing a file.
  package enum Result: String, Sendable, Hashable, Codable {
    /// The file is new or has new bytes.
    case written
    /// The file held these very bytes already and was not touched: its time of change stays.
    case unchanged
  }

  /// Absolute, without a slash at its end.
  package let path: String
  private let calls: FileCalls
  private let serial = Atomic<Int>(0)
  /// Marks the files that only a killed run can have left.
  private static let temporaryPrefix = ".podium-"
  private static let temporarySuffix = ".tmp"

  /// Opens the folder and makes it, with those above it, where it is missing.
  ///
  /// - Throws: `OutputError`.
  package init(_ path: String, calls: FileCalls = .system) throws(OutputError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw OutputError(kind: .badName, operation: "use the folder", path: path)
    }
    self.calls = calls
    self.path = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL.path(
      percentEncoded: false
    )
    .trimmingSuffix("/")
    try Self.makeFolder(self.path.isEmpty ? "/" : self.path)
  }

  /// The file's absolute path.
  package func path(of name: String) -> String { path + "/" + name }

  /// The file's bytes, or nil where there is none to read.
  package func contents(of name: String) -> Data? {
    guard Self.isPlain(name) else { return nil }
    return FileManager.default.contents(atPath: path(of: name))
  }

  /// Whether there is a file to read under the name.
  package func holds(_ name: String) -> Bool { Self.isPlain(name) && access(path(of: name), R_OK) == 0 }

  /// Puts the bytes under the name, at once or not at all.
  ///
  /// The bytes go to a file beside it, reach the disk and then take the name, so that neither a full disk, nor a
  /// kill, nor a power cut leaves half a picture. Call `synchronize()` when all are written: until then a power cut
  /// may bring back the previous version, whole.
  ///
  /// - Throws: `OutputError`; what stood under the name stays.
  package func write(_ data: Data, named name: String) throws(OutputError) -> Result {
    guard Self.isPlain(name) else { throw OutputError(kind: .badName, operation: "write", path: name) }
    let target = path(of: name)
    if holds(data, at: target) { return .unchanged }

    let number = serial.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = path(of: "\(Self.temporaryPrefix)\(getpid())-\(number)\(Self.temporarySuffix)")
    // Not mkstemp: its files are for the owner alone, and a web server has to read these.
    let descriptor = calls.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw OutputError(errno, operation: "write", path: target) }
    var fault = fill(descriptor, with: data)
    if fault == 0, calls.sync(descriptor) != 0 { fault = errno }
    // Some file systems report a full disk only here.
    if calls.close(descriptor) != 0, fault == 0 { fault = errno }
    if fault == 0, calls.rename(temporary, target) != 0 { fault = errno }
    guard fault == 0 else {
      unlink(temporary)
      throw OutputError(fault, operation: "write", path: target)
    }
    return .written
  }

  /// Makes the names of all files written so far outlive a power cut.
  package func synchronize() throws(OutputError) {
    let descriptor = calls.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw OutputError(errno, operation: "open the folder", path: path) }
    defer { _ = calls.close(descriptor) }
    // Some network file systems cannot do this to a folder, and then there is nothing more to do.
    guard calls.sync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw OutputError(errno, operation: "finish writing in", path: path)
    }
  }

  /// Removes a file that is no longer wanted; one that is not there is fine.
  package func remove(_ name: String) throws(OutputError) {
    guard Self.isPlain(name) else { throw OutputError(kind: .badName, operation: "remove", path: name) }
    guard unlink(path(of: name)) == 0 || errno == ENOENT else {
      throw OutputError(errno, operation: "remove", path: path(of: name))
    }
  }

  /// Removes what killed runs left; only for the holder of the folder's lock.
  ///
  /// - Returns: the names of the removed files, sorted.
  @discardableResult
  package func sweep() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { name in
      name.hasPrefix(Self.temporaryPrefix) && name.hasSuffix(Self.temporarySuffix)
        && unlink(path(of: name)) == 0
    }
  }

  // MARK: Steps

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
      && !name.utf8.contains(UInt8(ascii: "/"))
  }

  private static func makeFolder(_ path: String) throws(OutputError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw OutputError(ENOTDIR, operation: "use the folder", path: path)
      }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty, parent != path { try makeFolder(parent) }
    // Another run may make it in the same moment.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw OutputError(errno, operation: "create the folder", path: path)
    }
  }

  /// Whether a plain file there holds exactly these bytes.
  private func holds(_ data: Data, at path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == data.count
    else {
      return false
    }
    return (try? Data(contentsOf: URL(filePath: path))) == data
  }

  /// Writes every byte; returns the errno that stopped it, or 0.
  private func fill(_ descriptor: Int32, with data: Data) -> Int32 {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = calls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 {
          return ENOSPC
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self[...]
    while text.last == suffix { text = text.dropLast() }
    return String(text)
  }
}
