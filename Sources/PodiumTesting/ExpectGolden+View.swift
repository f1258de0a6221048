import Foundation
import Podium
import PodiumCairo

/// Checks that a view draws its golden image, in every colour scheme asked for.
///
/// As `expectGolden(_:named:variant:tolerance:record:)` for bytes; the file that is kept is compressed harder than
/// the one compared with it, which is the quicker way on both sides.
///
/// - Parameters:
///   - view: drawn as `ImageRenderer` draws it.
///   - name: unique in the test's file.
///   - variant: what tells pictures of one name apart; the scheme's name is added where `colorSchemes` is given.
///   - size: points; the view's ideal size where nil.
///   - scale: pixels a point.
///   - colorSchemes: one picture each; the environment's own scheme where nil.
///   - environment: locale, time zone, moment and whatever else the view reads.
///   - tolerance: how far a picture may be off.
///   - record: overrides the environment variable, but not `CI`.
/// - Returns: whether every picture passed or was recorded.
@MainActor @discardableResult
public func expectGolden<Content: View>(
  _ view: Content, named name: String, variant: String? = nil, size: CGSize? = nil, scale: CGFloat = 2,
  colorSchemes: [ColorScheme]? = nil, environment: EnvironmentValues = EnvironmentValues(),
  tolerance: GoldenTolerance = .exact, record: GoldenRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let source = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
  guard colorSchemes?.isEmpty != true else {
    TestReport.fail("'\(name)' has no colour scheme to be drawn in", at: source)
    return false
  }
  var passed = true
  for scheme in colorSchemes.map({ $0.map(Optional.some) }) ?? [nil] {
    let renderer = ImageRenderer(content: view.frame(width: size?.width, height: size?.height))
    renderer.proposedSize = ProposedViewSize(width: size?.width, height: size?.height)
    renderer.scale = scale
    renderer.environment = environment
    if let scheme { renderer.environment.colorScheme = scheme }
    let parts = [variant, scheme.map { $0 == .dark ? "dark" : "light" }].compactMap(\.self)
    let run = GoldenRun(
      name: name, variant: parts.isEmpty ? nil : parts.joined(separator: "."), tolerance: tolerance,
      record: record,
      source: source)
    let isFine = run.check(
      picture: { try renderer.pngData(compression: .fast) },
      recordable: { try renderer.pngData(compression: .small) })
    passed = passed && isFine
  }
  return passed
}
