import Foundation
import Testing

/// Runs the scripts beside tools that only pretend, so that nothing is installed.
@Suite("Scripts") final class ScriptsTests {
  private let folder: String
  private let root: URL

  init() throws {
    root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    folder = URL.temporaryDirectory.appending(path: "podium scripts \(UUID().uuidString)").path(
      percentEncoded: false)
    for name in ["bin", "a checkout/Scripts"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    for name in ["install", "packages.txt"] {
      try FileManager.default.copyItem(
        atPath: root.appending(path: "Scripts/\(name)").path(percentEncoded: false),
        toPath: "\(folder)/a checkout/Scripts/\(name)")
    }
    try tool("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
    try tool("id", "echo 0")
    // What is installed is a list in a file; apt-get adds to it.
    try tool("dpkg-query", "grep -qxF -- \"${@: -1}\" '\(folder)/installed' && printf installed")
    try tool(
      "apt-get",
      """
      echo "apt-get $* [$DEBIAN_FRONTEND]" >>'\(folder)/calls'
      if [[ $1 == install ]]; then for word in "${@:2}"; do echo "$word" >>'\(folder)/installed'; done; fi
      """)
    try tool(
      "sudo",
      """
      echo "sudo $*" >>'\(folder)/calls'
      [[ $1 == -n ]] && shift
      while [[ $1 == *=* ]]; do export "$1"; shift; done
      "$@"
      """)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func tool(_ name: String, _ body: String) throws {
    let path = "\(folder)/bin/\(name)"
    try Data("#!/usr/bin/env bash\n\(body)\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func installed(_ names: [String]) throws {
    try Data(names.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: folder + "/installed"))
  }

  private var calls: [String] {
    let data = FileManager.default.contents(atPath: folder + "/calls") ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private var packages: [String] {
    let data = FileManager.default.contents(atPath: folder + "/a checkout/Scripts/packages.txt") ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("#")
    }
  }

  /// Runs the copied `install` from elsewhere.
  private func install(path: String? = nil) throws -> (status: Int32, diagnostics: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "\(folder)/a checkout/Scripts/install"]
    process.currentDirectoryURL = URL(filePath: "/")
    process.environment = ["PATH": path ?? "\(folder)/bin:/usr/bin:/bin"]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test("Nothing is asked of anybody where all is there") func complete() throws {
    try installed(packages)
    let result = try install()
    #expect(result.status == 0 && result.diagnostics.isEmpty, "\(result.diagnostics)")
    #expect(calls.isEmpty)
    #expect(packages.count > 10)
  }

  @Test("Root installs exactly what is missing") func asRoot() throws {
    try installed(packages.filter { $0 != "fonts-inter" && $0 != "libcairo2-dev" })
    let result = try install()
    #expect(result.status == 0, "\(result.diagnostics)")
    #expect(
      calls == [
        "apt-get update [noninteractive]",
        "apt-get install --yes --no-install-recommends libcairo2-dev fonts-inter [noninteractive]",
      ])
  }

  @Test("Others install through sudo") func sudo() throws {
    try tool("id", "echo 1000")
    try installed(packages.filter { $0 != "fonts-inter" })
    let result = try install()
    #expect(result.status == 0, "\(result.diagnostics)")
    #expect(calls.contains("sudo -n DEBIAN_FRONTEND=noninteractive apt-get update"))
    #expect(calls.last == "apt-get install --yes --no-install-recommends fonts-inter [noninteractive]")
  }

  @Test("Without sudo the line to run is printed") func noSudo() throws {
    try tool("id", "echo 1000")
    try tool("sudo", "exit 1")
    try installed(packages.filter { $0 != "fonts-inter" })
    let result = try install()
    #expect(result.status == 1)
    #expect(
      result.diagnostics == """
        error: these packages are missing, and only root may install them: fonts-inter
        hint: run: sudo apt-get update && sudo apt-get install --yes --no-install-recommends fonts-inter

        """)
    #expect(calls.isEmpty)
  }

  @Test("An installation that does not help is an error") func failing() throws {
    try installed(packages.filter { $0 != "fonts-inter" })
    try tool("apt-get", "exit 0")
    #expect(
      try install().diagnostics.contains("error: 'fonts-inter' is still missing after 'apt-get install'"))
    try tool("apt-get", "exit 100")
    let result = try install()
    #expect(result.status == 1)
    #expect(result.diagnostics.contains("error: 'apt-get update' failed"))
  }

  @Test(
    "Swift is needed, and not an old one",
    arguments: [
      ("Swift version 6.1.2 (swift-6.1.2-RELEASE)", "'swift' on PATH is version 6.1; 6.2 or later is needed"),
      ("Swift version 5.10 (x)", "'swift' on PATH is version 5.10; 6.2 or later is needed"),
      ("nonsense", "'swift' on PATH is version unknown; 6.2 or later is needed"),
      ("Swift version 6.2 (x)", nil), ("Apple Swift version 6.10.1 (x)", nil),
      ("Swift version 10.0 (x)", nil),
    ]) func swiftVersion(output: String, message: String?) throws
  {
    try tool("swift", "echo '\(output)'")
    try installed(packages)
    let result = try install()
    #expect(result.status == (message == nil ? 0 : 1))
    if let message { #expect(result.diagnostics.contains("error: \(message)\nhint: ")) }
  }
}
