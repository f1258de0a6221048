import Foundation

/// One use of a golden image by a test: asks the environment, checks and reports.
struct GoldenRun {
  var name: String
  var variant: String?
  var tolerance: GoldenTolerance
  var record: GoldenRecording?
  var source: TestSource

  /// Whether the picture passed or was recorded; everything else is reported to the test.
  func check(picture: () throws -> Data, recordable: (() throws -> Data)?) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let isContinuousIntegration = GoldenRecording.isContinuousIntegration(environment)
    let data: Data
    let recording: GoldenRecording
    do {
      let asked = try GoldenRecording.asked(by: environment)
      recording = isContinuousIntegration ? .never : record ?? asked
      data = try picture()
    } catch {
      TestReport.fail("the picture for '\(name)' could not be made: \(words(of: error))", at: source)
      return false
    }
    let file = "\(source.filePath)"
    let check = GoldenCheck(
      name: name, variant: variant, tolerance: tolerance, recording: recording,
      isContinuousIntegration: isContinuousIntegration, testFile: file,
      place: "\(source.fileID):\(source.line):\(source.column)",
      artifacts: GoldenArtifacts.folder(testFile: file, environment: environment), registry: .shared)
    switch check.run(data, recordable: recordable) {
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
}
