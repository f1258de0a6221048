import Foundation
import PodiumCairo
import Testing

@testable import PodiumTesting

@Suite("Golden images") final class GoldenCheckTests {
  private let root: String
  private let registry = GoldenRegistry()

  init() throws {
    root = URL.temporaryDirectory.appending(path: "podium golden ü \(UUID().uuidString)").path(
      percentEncoded: false)
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func check(
    _ name: String = "card", variant: String? = nil, tolerance: GoldenTolerance = .exact,
    recording: GoldenRecording = .never, isContinuousIntegration: Bool = false, line: Int = 1,
    registry: GoldenRegistry? = nil
  ) -> GoldenCheck {
    GoldenCheck(
      name: name, variant: variant, tolerance: tolerance, recording: recording,
      isContinuousIntegration: isContinuousIntegration, testFile: root + "/CardTests.swift",
      place: "Tests/CardTests.swift:\(line)", artifacts: root + "/failures",
      // A new one by default: each check is a run of its own.
      registry: registry ?? GoldenRegistry())
  }

  private func message(_ outcome: GoldenCheck.Outcome) -> String {
    if case .failed(let message, _) = outcome { message } else { "" }
  }

  private var files: [String] {
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test("The file stands beside the test and is named by name and variant") func path() {
    #expect(check("card", variant: "dark").path == root + "/__Goldens__/CardTests/card.dark.png")
  }

  @Test(
    "Recording by mode",
    arguments: [
      (GoldenRecording.never, false, false), (.missing, true, false), (.failed, true, true),
      (.all, true, true),
    ]) func recording(mode: GoldenRecording, recordsMissing: Bool, recordsDifferent: Bool) throws
  {
    let old = try Pictures.png(Pictures.card())
    let new = try Pictures.png(Pictures.card(bar: 59))
    let missing = check("missing", recording: mode)
    #expect((missing.run(new) == .recorded(path: missing.path)) == recordsMissing)
    #expect(FileManager.default.fileExists(atPath: missing.path) == recordsMissing)

    let different = check("different")
    _ = check("different", recording: .missing).run(old)
    _ = check("different", recording: mode).run(new)
    #expect(FileManager.default.contents(atPath: different.path) == (recordsDifferent ? new : old))
  }

  @Test("What passes is not rewritten unless everything is") func passingStays() throws {
    let bitmap = Pictures.card()
    let golden = try Pictures.png(bitmap, maker: "cairo 1.16.0")
    let sameInOtherBytes = try Pictures.png(bitmap, maker: "cairo 1.18.0")
    try #require(golden != sameInOtherBytes)
    _ = check(recording: .missing).run(golden)
    #expect(check(recording: .failed).run(sameInOtherBytes) == .passed)
    #expect(FileManager.default.contents(atPath: check().path) == golden)
    #expect(check(recording: .all).run(sameInOtherBytes) == .recorded(path: check().path))
    #expect(FileManager.default.contents(atPath: check().path) == sameInOtherBytes)
  }

  @Test("A failure leaves three pictures, the numbers and the way on") func failure() throws {
    _ = check(variant: "dark", recording: .missing).run(
      try Pictures.png(Pictures.card(), maker: "cairo 1.16.0"))
    let outcome = check(variant: "dark").run(try Pictures.png(Pictures.card(bar: 59), maker: "cairo 1.18.0"))
    let folder = root + "/failures/CardTests"
    #expect(
      message(outcome) == """
        'card.dark' is not its golden image
        Software was 'cairo 1.16.0', now 'cairo 1.18.0'
        10 of 9600 px differ (0.10 %), by up to 215 of 255
        area: x 79…79, y 30…39 (1 × 10 px); densest 32 × 32 window: 10 px at x 79, y 30
        tolerance: .exact; the smallest that would pass is .pixels(max: 10, delta: 215)
        golden: \(root)/__Goldens__/CardTests/card.dark.png
        expected: \(folder)/card.dark.expected.png
        actual: \(folder)/card.dark.actual.png
        difference: \(folder)/card.dark.difference.png
        hint: where the new picture is right, record it with PODIUM_GOLDEN_RECORD=failed
        """)
    for name in ["expected", "actual", "difference"] {
      let data = try #require(FileManager.default.contents(atPath: "\(folder)/card.dark.\(name).png"))
      #expect(try PNGCodec.decode(data).width == (name == "difference" ? 408 : 120))
    }
  }

  @Test("Another size still gives a difference picture") func sizes() throws {
    _ = check(recording: .missing).run(try Pictures.png(Pictures.card()))
    let outcome = check(tolerance: .pixels(max: .max, delta: 255)).run(
      try Pictures.png(Pictures.card(140, 60)))
    #expect(message(outcome).contains("sizes differ: expected 120 × 80 px, actual 140 × 60 px"))
    let data = try #require(
      FileManager.default.contents(atPath: root + "/failures/CardTests/card.difference.png"))
    #expect(try PNGCodec.decode(data).height == 80 + 24)
  }

  @Test("Within the tolerance it passes and says so") func tolerance() throws {
    _ = check(recording: .missing).run(try Pictures.png(Pictures.card()))
    let outcome = check(tolerance: .offByOne).run(try Pictures.png(Pictures.card(ink: 41)))
    #expect(
      outcome
        == .passedWithDifferences(
          "'card' passed within .offByOne: 600 of 9600 px differ (6.25 %), by up to 1 of 255"))
    #expect(!files.contains { $0.hasPrefix("failures") })
  }

  @Test("A missing golden image fails and shows the picture", arguments: [true, false])
  func missing(isContinuousIntegration: Bool) throws {
    let outcome = check(isContinuousIntegration: isContinuousIntegration).run(
      try Pictures.png(Pictures.card()))
    #expect(message(outcome).contains("there is no golden image at \(check().path)"))
    #expect(
      message(outcome).contains(
        isContinuousIntegration ? "nothing is recorded where CI is set" : "PODIUM_GOLDEN_RECORD=missing"))
    #expect(files == ["failures/CardTests/card.actual.png"])
  }

  @Test(
    "Files that are no pictures",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "git lfs pull"),
      ("", "cannot be read"),
      ("\u{89}PNG", "cannot be read"), ("<svg/>", "cannot be read"),
    ]) func unreadable(content: String, reason: String) throws
  {
    let golden = check()
    _ = check(recording: .missing).run(try Pictures.png(Pictures.card()))
    try Data(content.utf8).write(to: URL(filePath: golden.path))
    #expect(message(golden.run(try Pictures.png(Pictures.card()))).contains(reason))
    // What comes from the test must be a picture too, and is never recorded otherwise.
    let bad = check("bad", recording: .all)
    #expect(message(bad.run(Data(content.utf8))).contains("the picture to compare cannot be read"))
    #expect(!FileManager.default.fileExists(atPath: bad.path))
  }

  @Test(
    "Names",
    arguments: [
      ("card", true), ("Scorecard Whiskers 8+1@2x", true), ("محمد", true), ("ＡＢ", true), ("a.b", true),
      ("", false),
      ("../x", false), ("a/b", false), (".hidden", false), ("-x", false), ("a\u{0}", false),
      ("<script>", false),
      ("🐱", false), (String(repeating: "x", count: 121), false), ("a\nb", false), ("हिन्दी", true),
    ]) func names(name: String, isAllowed: Bool) throws
  {
    let outcome = check(name, recording: .missing).run(try Pictures.png(Pictures.card()))
    #expect((outcome == .recorded(path: check(name).path)) == isAllowed)
    #expect(message(outcome).contains("is no name for a golden image") == !isAllowed)
  }

  @Test("Two tests may not share a name; repeating one test may") func twice() throws {
    let picture = try Pictures.png(Pictures.card())
    #expect(check(recording: .missing, registry: registry).run(picture) == .recorded(path: check().path))
    #expect(check(registry: registry).run(picture) == .passed)
    #expect(
      message(check(line: 2, registry: registry).run(picture)).contains(
        "Tests/CardTests.swift:2 and at Tests/CardTests.swift:1"))
    #expect(
      message(check("CARD", line: 3, registry: registry).run(picture)).contains("two tests would fight"))
    let other = try Pictures.png(Pictures.card(bar: 10))
    #expect(message(check(recording: .all, registry: registry).run(other)).contains("pass 'variant:'"))
    #expect(FileManager.default.contents(atPath: check().path) == picture)
    #expect(
      check(variant: "short", recording: .all, registry: registry).run(other)
        == .recorded(path: check(variant: "short").path))
  }

  @Test(
    "The environment decides about recording",
    arguments: [
      ([:], .never), (["PODIUM_GOLDEN_RECORD": ""], .never), (["PODIUM_GOLDEN_RECORD": "failed"], .failed),
      (["PODIUM_GOLDEN_RECORD": "all", "CI": "true"], .never),
      (["PODIUM_GOLDEN_RECORD": "all", "CI": "1"], .never),
      (["PODIUM_GOLDEN_RECORD": "all", "CI": "false"], .all),
      (["PODIUM_GOLDEN_RECORD": "missing", "CI": ""], .missing),
    ] as [([String: String], GoldenRecording)])
  func environment(environment: [String: String], mode: GoldenRecording) throws {
    #expect(try GoldenRecording.asked(by: environment) == mode)
  }

  @Test("A word that is no mode is an error") func unknownMode() {
    let error = #expect(throws: GoldenFault.self) {
      try GoldenRecording.asked(by: ["PODIUM_GOLDEN_RECORD": "yes"])
    }
    #expect(error?.description == "PODIUM_GOLDEN_RECORD is 'yes'; allowed are never, missing, failed, all")
  }

  @Test("Failures go where the environment says, else into the package") func artifacts() throws {
    #expect(
      GoldenArtifacts.folder(testFile: "/x/T.swift", environment: ["PODIUM_GOLDEN_ARTIFACTS": "/tmp/a"])
        == "/tmp/a")
    try Data().write(to: URL(filePath: root + "/Package.swift"))
    let file = root + "/Tests/CardTests/T.swift"
    #expect(GoldenArtifacts.folder(testFile: file, environment: [:]) == root + "/.build/golden-failures")
    #expect(
      GoldenArtifacts.folder(testFile: "/nowhere/T.swift", environment: [:]).hasSuffix(
        "/podium-golden-failures"))
  }
}
