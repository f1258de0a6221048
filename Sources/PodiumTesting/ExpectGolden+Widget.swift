import Foundation
import Podium
import PodiumCairo

/// Checks that a widget draws its golden images: one for every family in every colour scheme.
///
/// The files are named `<name>.<family>.<scheme>.png`, so that one call covers the matrix and each cell fails alone.
///
/// - Parameters:
///   - host: holds the widget.
///   - kind: which of the host's widgets; its first where nil.
///   - name: unique in the test's file.
///   - families: one picture each.
///   - colorSchemes: one picture each.
///   - date: the moment whose entry is drawn.
///   - scale: pixels a point.
///   - environment: locale, time zone and whatever else the view reads.
///   - tolerance: how far a picture may be off.
///   - record: overrides the environment variable, but not `CI`.
/// - Returns: whether every picture passed or was recorded.
@MainActor @discardableResult
public func expectGoldens(
  of host: WidgetHost, kind: String? = nil, named name: String, families: [WidgetFamily],
  colorSchemes: [ColorScheme] = [.light, .dark], at date: Date, scale: CGFloat = 2,
  environment: EnvironmentValues = EnvironmentValues(), tolerance: GoldenTolerance = .exact,
  record: GoldenRecording? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) async -> Bool {
  let source = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
  guard !families.isEmpty, !colorSchemes.isEmpty else {
    TestReport.fail("'\(name)' has no family or no colour scheme to be drawn in", at: source)
    return false
  }
  var passed = true
  for family in families {
    for scheme in colorSchemes {
      var environment = environment
      environment.colorScheme = scheme
      let run = GoldenRun(
        name: name, variant: "\(family).\(scheme == .dark ? "dark" : "light")", tolerance: tolerance,
        record: record,
        source: source)
      let picture: Result<(DisplayList, CairoRenderer), any Error>
      do {
        let list = try await host.displayList(kind: kind, family: family, at: date, environment: environment)
        picture = .success((list, try Painters.shared.get()))
      } catch {
        picture = .failure(error)
      }
      func png(_ compression: PNGCompression) throws -> Data {
        let (list, renderer) = try picture.get()
        return try renderer.pngData(list, scale: scale, isOpaque: false, compression: compression)
      }
      let isFine = run.check(picture: { try png(.fast) }, recordable: { try png(.small) })
      passed = passed && isFine
    }
  }
  return passed
}

/// The renderer of all golden images of a run.
private enum Painters {
  static let shared = Result { try CairoRenderer() }
}
