import Foundation
import PodiumHosting
import Testing

/// A file with something wrong in it, and what becomes of it.
struct BadFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  var file = "data.csv"
  var code = ExitCode.badInput
  /// `line:column` of every diagnostic with a place, in order.
  var places: [String] = []
  /// What standard error must hold.
  var says: [String] = []
  /// The pets drawn all the same, in order.
  var drawn = ["Bo"]

  var testDescription: String { name }
}

@Suite("Bad input, from file to folder") @MainActor struct BadInputTests {
  nonisolated static let head = "pet,kind,trick,rating,date\n"
  nonisolated static let date = "2026-06-01T12:00:00Z"
  /// A good row, to be drawn whatever stands beside it.
  nonisolated static let good = "Bo,dog,Run,8,\(date)\n"

  nonisolated static let files: [BadFile] =
    [
      BadFile(
        name: "missing columns", text: "pet,kind,trick\nBo,dog,Run\n", places: ["1:1"],
        says: ["no column \"rating\", \"date\"", "pet,kind,trick,rating,date", "there is no row to draw"],
        drawn: []),
      BadFile(name: "empty", text: "", places: ["1:1"], says: ["the file is empty"], drawn: []),
      BadFile(name: "only a header", text: head, places: ["1:1"], says: ["no rows"], drawn: []),
      BadFile(
        name: "no good row", text: head + "Ada,cat,Sit,11,\(date)\n", places: ["2:13"],
        says: ["none of the 1 rows can be used"], drawn: []),
      BadFile(name: "BOM", text: "\u{FEFF}" + head + good, code: .done),
      BadFile(name: "CRLF", text: (head + good).replacingOccurrences(of: "\n", with: "\r\n"), code: .done),
      BadFile(
        name: "CRLF counts lines once",
        text: (head + good + "Ada,cow,Sit,7,\(date)\n")
          .replacingOccurrences(of: "\n", with: "\r\n"), places: ["3:5"]),
      BadFile(
        name: "quotes, commas and line breaks in fields",
        text: head + "\"Ada \"\"A\"\", L.\",cat,\"Sit,\nstay\",7,\(date)\n" + good, code: .done,
        drawn: ["Ada \"A\", L.", "Bo"]),
      BadFile(
        name: "a quote that never closes", text: head + good + "Ada,cat,\"Sit,7,\(date)\n", places: ["3:9"],
        says: ["never closed"]),
      BadFile(
        name: "one pet in two rows is one pet", text: head + good + "Bo,dog,Run,9,2026-06-02T12:00:00Z\n",
        code: .done),
      BadFile(
        name: "one pet of two kinds", text: head + good + "Bo,cat,Run,9,2026-06-02T12:00:00Z\n", code: .done,
        places: ["3:4"],
        says: ["warning: "]),
      BadFile(
        name: "unknown kind", text: head + "Ada,tortoise,Sit,7,\(date)\n" + good, places: ["2:5"],
        says: ["did you mean \"turtle\"?", "cat, dog, fish, bird, lizard, turtle, rabbit, bug"]),
      BadFile(
        name: "date without zone", text: head + "Bo,dog,Run,8,2026-06-01T12:00:00\n", code: .done,
        places: ["2:14"], says: ["warning:"]),
      BadFile(
        name: "no date", text: head + "Ada,cat,Sit,7,yesterday\n" + good, places: ["2:15"],
        says: ["yesterday"]),
      BadFile(
        name: "NUL in a name", text: head + "A\u{0}da,cat,Sit,7,\(date)\n" + good, places: ["2:2"],
        says: ["U+0000"]),
      BadFile(
        name: "escape sequence in a name", text: head + "A\u{1B}[31mda,cat,Sit,7,\(date)\n" + good,
        places: ["2:2"], says: ["U+001B"]),
      BadFile(name: "not UTF-16", text: "\u{FEFF}", places: ["1:1"], says: ["empty"], drawn: []),
      BadFile(
        name: "a picture outside the folder",
        text: "pet,kind,trick,rating,date,image\nBo,dog,Run,8,\(date),../../etc/passwd\n", code: .done,
        places: ["2:\("Bo,dog,Run,8,\(date),".count + 1)"], says: ["../../etc/passwd"]),
      BadFile(
        name: "unknown column",
        text: "pet,kind,trick,rating,date,url\nBo,dog,Run,8,\(date),javascript:alert(1)\n",
        code: .done, places: ["1:28"], says: ["\"url\" is not read"]),
      BadFile(
        name: "NDJSON, all good",
        text: #"{"pet":"Bo","kind":"dog","trick":"Run","rating":8,"date":"\#(date)"}"# + "\n",
        file: "data.ndjson",
        code: .done),
      BadFile(
        name: "NDJSON, no JSON", text: "{\"pet\":\n" + json("Bo", "dog", "8"), file: "data.ndjson",
        places: ["1:8"]),
      BadFile(
        name: "NDJSON, a value missing",
        text: #"{"pet":"Ada","kind":"cat","trick":"Sit","rating":8}"# + "\n" + json("Bo", "dog", "8"),
        file: "data.ndjson", places: ["1:1"], says: ["date"]),
      BadFile(
        name: "NDJSON, unknown kind", text: json("Ada", "cow", "8") + json("Bo", "dog", "8"),
        file: "data.ndjson",
        places: ["1:21"], says: ["cow"]),
      BadFile(
        name: "NDJSON, key twice",
        text: #"{"pet":"Ada","pet":"Eve","kind":"cat","trick":"Sit","rating":8,"date":"\#(date)"}"# + "\n"
          + json("Bo", "dog", "8"), file: "data.ndjson", places: ["1:14"], says: ["twice"]),
      BadFile(
        name: "NDJSON without a telling name", text: json("Bo", "dog", "8"), file: "data", code: .done),
    ]
    + ["11", "-1", "7.5", "ten", "NaN", "1e400", "٧x"].flatMap { rating in
      [
        BadFile(
          name: "rating \(rating)", text: head + "Ada,cat,Sit,\(rating),\(date)\n" + good, places: ["2:13"],
          says: ["error: "]),
        BadFile(
          name: "NDJSON rating \(rating)", text: json("Ada", "cat", "\"\(rating)\"") + json("Bo", "dog", "8"),
          file: "data.ndjson", places: ["1:50"], says: ["error: "]),
      ]
    }

  nonisolated static func json(_ pet: String, _ kind: String, _ rating: String) -> String {
    #"{"pet":"\#(pet)","kind":"\#(kind)","trick":"Sit","rating":\#(rating),"date":"\#(date)"}"# + "\n"
  }

  @Test("Each says where, ends with its code, and the good rows are drawn", arguments: files)
  func file(_ bad: BadFile) async throws {
    let program = try Scoreboard()
    let outcome = try await program.render(file: bad.text, named: bad.file)
    #expect(outcome.code == bad.code, "\(outcome.diagnostics)")
    let path = program.folder.path(of: bad.file)
    let places = outcome.diagnostics.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.range(of: "\(path):") else { return nil }
      return line[start.upperBound...].split(separator: ":").prefix(2).joined(separator: ":")
    }
    #expect(places.prefix(bad.places.count) == bad.places[...], "\(outcome.diagnostics)")
    if bad.places.isEmpty { #expect(places.isEmpty, "\(outcome.diagnostics)") }
    for part in bad.says { #expect(outcome.diagnostics.contains(part), "\(outcome.diagnostics)") }
    if bad.drawn.isEmpty {
      #expect(program.written.isEmpty)
    } else {
      #expect(try program.manifest.pictures.map(\.pet) == bad.drawn)
    }
  }

  @Test(
    "Bytes that are no text cost their row or the file",
    arguments: [
      (
        Data("pet,kind,trick,rating,date\nA".utf8) + [0xFF] + Data("da,cat,Sit,7,\(date)\n\(good)".utf8),
        ["Bo"]
      ),
      (Data([0xFF, 0xFE, 0x70, 0x00]), []),
    ])
  func notUTF8(data: Data, drawn: [String]) async throws {
    let program = try Scoreboard()
    let file = try program.folder.write(data, named: "data.csv")
    let outcome = await program.render("--input", file)
    #expect(outcome.code == .badInput)
    #expect(outcome.diagnostics.contains("UTF-8"))
    if drawn.isEmpty {
      #expect(program.written.isEmpty)
    } else {
      #expect(try program.manifest.pictures.map(\.pet) == drawn)
    }
  }

  @Test(
    "A file that cannot be read says why",
    arguments: [
      ("missing.csv", "No such file or directory"), ("folder", "Is a directory"),
      ("data.csv/x", "Not a directory"),
    ])
  func unreadable(name: String, reason: String) async throws {
    let program = try Scoreboard()
    _ = try program.folder.write(Self.head + Self.good, named: "data.csv")
    try FileManager.default.createDirectory(
      atPath: program.folder.path(of: "folder"), withIntermediateDirectories: false)
    let path = program.folder.path(of: name)
    for command in ["render", "timeline", "pets list"] {
      let outcome = await program.run(
        command.split(separator: " ").map(String.init) + [
          "--templates", Scoreboard.templates, "--input", path,
        ])
      #expect(outcome.code == .badInput)
      #expect(outcome.diagnostics.contains("cannot read '\(path)': \(reason)"), "\(outcome.diagnostics)")
      #expect(outcome.output.isEmpty)
    }
    #expect(program.written.isEmpty)
  }

  @Test("Without the sample the message says what to name") func noSample() async throws {
    let program = try Scoreboard()
    let outcome = await program.run("render", "--templates", program.folder.path, "--out", program.out)
    #expect(outcome.code == .badInput)
    #expect(outcome.diagnostics.contains("--input") && outcome.diagnostics.contains("--templates"))
  }

  @Test("Fifty errors are shown and the rest counted") func many() async throws {
    let program = try Scoreboard()
    let rows = (0..<60).map { "P\($0),cat,Sit,99,\(Self.date)\n" }.joined()
    let outcome = try await program.render(file: Self.head + rows + Self.good)
    #expect(outcome.code == .badInput)
    #expect(outcome.diagnostics.components(separatedBy: "error: ").count == 51)
    #expect(outcome.diagnostics.contains("10 more like these are not shown"))
  }

  @Test("Several files make one board; each error names its own") func severalFiles() async throws {
    let program = try Scoreboard()
    let second = try program.folder.write(
      Self.json("Cy", "bug", "9") + Self.json("Di", "bug", "12"), named: "more.ndjson")
    let outcome = try await program.render(file: Self.head + Self.good, "--input", second)
    #expect(outcome.code == .badInput)
    #expect(outcome.diagnostics.contains("more.ndjson:2:"))
    #expect(try program.manifest.pictures.map(\.pet) == ["Bo", "Cy"])
  }
}
