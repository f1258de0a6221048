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
  return GoldenRun(name: name, variant: variant, tolerance: tolerance, record: record, source: source)
    .check(picture: png, recordable: nil)
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
