import Foundation
import Testing
import XCTest

/// A place in a test's source.
struct TestSource {
  var fileID: StaticString
  var filePath: StaticString
  var line: Int
  var column: Int

  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
  }
}

/// Speaks to whichever test library runs the test.
///
/// Each of the two drops without a word what it is told while the other runs, so the right one has to be found.
enum TestReport {
  private enum Library { case swiftTesting, xctest, none }

  private static var library: Library {
    if Test.current != nil { return .swiftTesting }
    // A detached task belongs to no test, yet its issues count for the run.
    let arguments = CommandLine.arguments
    if zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--testing-library", "swift-testing") }) {
      return .swiftTesting
    }
    return arguments.first?.hasSuffix(".xctest") == true ? .xctest : .none
  }

  static func fail(_ message: String, at source: TestSource) {
    switch library {
    case .swiftTesting: Issue.record("\(message)", sourceLocation: source.location)
    case .xctest: XCTFail(message, file: source.filePath, line: UInt(source.line))
    case .none: note("error: \(source.fileID):\(source.line): \(message)")
    }
  }

  static func attach(_ data: Data, named name: String, at source: TestSource) {
    guard Test.current != nil else { return }
    Attachment.record(Array(data), named: name, sourceLocation: source.location)
  }

  /// A line on standard error, away from what the test prints.
  static func note(_ message: String) {
    FileHandle.standardError.write(Data(("golden: " + message + "\n").utf8))
  }
}
