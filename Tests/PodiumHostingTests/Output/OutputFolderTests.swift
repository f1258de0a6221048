import Foundation
import Testing

@testable import PodiumHosting

@Suite("The output folder") struct OutputFolderTests {
  private let temporary: TemporaryFolder
  init() throws { temporary = try TemporaryFolder() }

  private func status(_ path: String) -> stat {
    var status = stat()
    _ = stat(path, &status)
    return status
  }

  @Test("Folders are made, files written, identical ones left alone") func write() throws {
    let folder = try OutputFolder(temporary.path + "/a b/ü/")
    #expect(folder.path == temporary.path + "/a b/ü")
    #expect(try folder.write(Data("one".utf8), named: "x.png") == .written)
    let before = status(folder.path(of: "x.png"))
    #expect(try folder.write(Data("one".utf8), named: "x.png") == .unchanged)
    let after = status(folder.path(of: "x.png"))
    #expect(before.st_ino == after.st_ino)
    #expect(before.st_mtim.tv_nsec == after.st_mtim.tv_nsec && before.st_mtim.tv_sec == after.st_mtim.tv_sec)
    #expect(try folder.write(Data("two".utf8), named: "x.png") == .written)
    #expect(try folder.write(Data(), named: "empty") == .written)
    #expect(try folder.write(Data(), named: "empty") == .unchanged)
    #expect(folder.contents(of: "x.png") == Data("two".utf8))
    try folder.synchronize()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["empty", "x.png"])
    // A web server runs as somebody else.
    #expect(status(folder.path(of: "x.png")).st_mode & 0o444 == 0o444 & ~currentMask())
  }

  private func currentMask() -> mode_t {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Umask:") } ?? ""
    return mode_t(line.split(separator: "\t").last.flatMap { UInt32($0, radix: 8) } ?? 0)
  }

  @Test("A link under the name is replaced, not followed") func symbolicLink() throws {
    let folder = try OutputFolder(temporary.path)
    let outside = temporary.path + "/precious"
    try Data("keep".utf8).write(to: URL(filePath: outside))
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: "x.png"), withDestinationPath: outside)
    #expect(try folder.write(Data("keep".utf8), named: "x.png") == .written)
    #expect(try folder.write(Data("new".utf8), named: "x.png") == .written)
    #expect(folder.contents(of: "precious") == Data("keep".utf8))
    #expect(folder.contents(of: "x.png") == Data("new".utf8))
  }

  @Test("Names never leave the folder", arguments: ["", ".", "..", "../x", "/etc/x", "a/b", "a\u{0}b"])
  func badNames(name: String) throws {
    let folder = try OutputFolder(temporary.path)
    let error = #expect(throws: OutputError.self) { try folder.write(Data(), named: name) }
    #expect(error?.kind == .badName)
    #expect(error?.exitCode == .cannotWrite)
    #expect(folder.contents(of: name) == nil)
    #expect(temporary.names.isEmpty)
  }

  static let faults: [(step: String, code: Int32, kind: OutputError.Kind, cause: String)] = [
    ("open", ENOSPC, .diskFull, "No space left on device"),
    ("open", EROFS, .readOnly, "Read-only file system"),
    ("open", EACCES, .notAllowed, "Permission denied"),
    ("write", ENOSPC, .diskFull, "No space left on device"),
    ("write", EDQUOT, .diskFull, "Disk quota exceeded"), ("write", EIO, .other, "Input/output error"),
    ("short", ENOSPC, .diskFull, "No space left on device"), ("sync", EIO, .other, "Input/output error"),
    ("close", ENOSPC, .diskFull, "No space left on device"),
    ("rename", EISDIR, .notAFolder, "Is a directory"),
  ]

  @Test("Whatever fails, the last good file stays and nothing is left beside it", arguments: faults.indices)
  func failures(index: Int) throws {
    let (step, code, kind, cause) = Self.faults[index]
    let good = try OutputFolder(temporary.path)
    _ = try good.write(Data("good".utf8), named: "x.png")

    var calls = FileCalls.system
    let fail: @Sendable () -> Int32 = {
      errno = code
      return -1
    }
    switch step {
    case "open": calls.open = { _, _, _ in fail() }
    case "write": calls.write = { _, _ in Int(fail()) }
    case "short":
      calls.write = { descriptor, bytes in
        bytes.count > 2 ? Glibc.write(descriptor, bytes.baseAddress, 2) : Int(fail())
      }
    case "sync": calls.sync = { _ in fail() }
    case "close":
      calls.close = { descriptor in
        _ = Glibc.close(descriptor)
        return fail()
      }
    default: calls.rename = { _, _ in fail() }
    }
    let folder = try OutputFolder(temporary.path, calls: calls)
    let error = #expect(throws: OutputError.self) { try folder.write(Data("worse".utf8), named: "x.png") }
    #expect(error?.kind == kind)
    #expect(error?.message == "cannot write '\(temporary.path)/x.png': \(cause)")
    #expect(error?.exitCode == .cannotWrite)
    #expect((error?.hint == nil) == (kind == .other))
    #expect(good.contents(of: "x.png") == Data("good".utf8))
    #expect(temporary.names == ["x.png"])
  }

  @Test("An interrupted and a piecemeal write go on") func piecemeal() throws {
    var calls = FileCalls.system
    let interrupted = Counter()
    calls.write = { descriptor, bytes in
      if interrupted.next() % 2 == 0 {
        errno = EINTR
        return -1
      }
      return Glibc.write(descriptor, bytes.baseAddress, min(3, bytes.count))
    }
    let folder = try OutputFolder(temporary.path, calls: calls)
    #expect(try folder.write(Data("0123456789".utf8), named: "x") == .written)
    #expect(folder.contents(of: "x") == Data("0123456789".utf8))
  }

  @Test("A file in the folder's place, and a place where none can be") func noFolder() throws {
    let file = temporary.path + "/file"
    try Data().write(to: URL(filePath: file))
    for path in [file, file + "/below", "/proc/podium-cannot-be"] {
      let error = #expect(throws: OutputError.self) { try OutputFolder(path) }
      #expect(error?.exitCode == .cannotWrite)
      // The part of the path that is in the way is named.
      #expect(error?.message.contains(path == file + "/below" ? file : path) == true)
    }
    let directory = try OutputFolder(temporary.path)
    try FileManager.default.createDirectory(
      atPath: directory.path(of: "x.png"), withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try directory.write(Data("a".utf8), named: "x.png") }
    #expect(temporary.names == ["file", "x.png"])
  }

  @Test("One run at a time; a second is told who is first") func lock() throws {
    let folder = try OutputFolder(temporary.path)
    let second = try OutputFolder(temporary.path)
    func hold() throws {
      let lock = try folder.lock()
      let error = #expect(throws: OutputError.self) { _ = try second.lock() }
      #expect(error?.kind == .busy)
      #expect(error?.exitCode == .busy)
      #expect(error?.message == "cannot write in '\(folder.path)': process \(getpid()) is writing there")
      _ = consume lock
    }
    try hold()
    _ = try second.lock()
  }

  @Test("What a killed run left is swept, and nothing else") func sweep() throws {
    let folder = try OutputFolder(temporary.path)
    for name in [".podium-77-1.tmp", ".podium-77-2.tmp", ".podium-notes", "x.tmp", "x.png"] {
      try Data("half".utf8).write(to: URL(filePath: folder.path(of: name)))
    }
    _ = try folder.lock()
    #expect(temporary.names == [".podium-notes", ".podium.lock", "x.png", "x.tmp"])
  }

  @Test("Many threads write many files") func parallel() throws {
    let folder = try OutputFolder(temporary.path)
    let failed = Counter()
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let data = Data("picture \(index % 8)".utf8)
      if (try? folder.write(data, named: "\(index % 8).png")) == nil { _ = failed.next() }
    }
    #expect(failed.value == 0)
    #expect(temporary.names == (0..<8).map { "\($0).png" })
    for index in 0..<8 { #expect(folder.contents(of: "\(index).png") == Data("picture \(index)".utf8)) }
  }

  @Test("Files are removed; missing ones are no error") func remove() throws {
    let folder = try OutputFolder(temporary.path)
    _ = try folder.write(Data("a".utf8), named: "x")
    try folder.remove("x")
    try folder.remove("x")
    #expect(throws: OutputError.self) { try folder.remove("../x") }
    #expect(temporary.names.isEmpty)
  }
}
