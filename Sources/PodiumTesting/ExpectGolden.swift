import Foundation

/// Checks that a picture is the same as its golden image; works in Swift Testing and in XCTest.
///
/// The golden image is `__Goldens__/<TestFile>/<name>.<variant>.png` beside the test's file. It is written only where
/// the environment's `PODIUM_GOLDEN_RECORD` is `missing`, `failed` or `all`, and never where `CI` is set. A failure
/// puts expected, actual and difference into `PODIUM_GOLDEN_ARTIFACTS`, else into `.build/golden-failures` of the
/// package, attaches them to the test and says in numbers how the pictures differ.
///
/// - Parameters:
///   - png: the bytes of a PNG file, such as those of `ImageRenderer.pngData()`; an error fails the test.
///   - name: unique in the test's file.
///   - variant: what tells pictures of one name apart, such as the arguments of a parameterised test.
///   - tolerance: how far the picture may be off.
///   - record: overrides the environment, but not `CI`.
/// - Returns: whether the picture passed or was recorded.
@discardableResult
public func expectGolden(
  _ png: @autoclosure () throws -> Data, named name: String, variant: String? = nil,
  tolerance: GoldenTolerance = .exact, record: GoldenRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let source = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
  let environment = ProcessInfo.processInfo.environment
  let isContinuousIntegration = GoldenRecording.isContinuousIntegration(environment)
  let picture: Data
  let recording: GoldenRecording
  do {
    let asked = try GoldenRecording.asked(by: environment)
    recording = isContinuousIntegration ? .never : record ?? asked
    picture = try png()
  } catch {
    TestReport.fail("the picture for '\(name)' could not be made: \(error)", at: source)
    return false
  }
  let check = GoldenCheck(
    name: name, variant: variant, tolerance: tolerance, recording: recording,
    isContinuousIntegration: isContinuousIntegration, testFile: "\(filePath)",
    place: "\(fileID):\(line):\(column)",
    artifacts: GoldenArtifacts.folder(testFile: "\(filePath)", environment: environment), registry: .shared)
  switch check.run(picture) {
  case .passed: return true
  case .passedWithDifferences(let message):
    TestReport.note(message)
    return true
  case .recorded(let path):
    TestReport.note("recorded \(path)")
    return true
  case .failed(let message, let artifacts):
    for artifact in artifacts { TestReport.attach(artifact.data, named: artifact.name, at: source) }
    TestReport.fail(message, at: source)
    return false
  }
}

/// `expectGolden` under the name that XCTest's readers look for.
@discardableResult
public func assertGolden(
  _ png: @autoclosure () throws -> Data, named name: String, variant: String? = nil,
  tolerance: GoldenTolerance = .exact, record: GoldenRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  expectGolden(
    try png(), named: name, variant: variant, tolerance: tolerance, record: record, fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// Where pictures of failures go.
package enum GoldenArtifacts {
  /// The environment's variable.
  package static let variable = "PODIUM_GOLDEN_ARTIFACTS"

  /// `PODIUM_GOLDEN_ARTIFACTS`, else `.build/golden-failures` of the test's package, else a temporary folder.
  package static func folder(testFile: String, environment: [String: String]) -> String {
    if let folder = environment[variable], !folder.isEmpty { return folder }
    var url = URL(filePath: testFile).deletingLastPathComponent()
    while url.path(percentEncoded: false).count > 1 {
      if FileManager.default.fileExists(
        atPath: url.appending(path: "Package.swift").path(percentEncoded: false))
      {
        return url.appending(path: ".build/golden-failures").path(percentEncoded: false)
      }
      url.deleteLastPathComponent()
    }
    return URL.temporaryDirectory.appending(path: "podium-golden-failures").path(percentEncoded: false)
  }
}
