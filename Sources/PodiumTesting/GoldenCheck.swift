import Foundation
import PodiumCairo
import PodiumHosting

/// Compares one picture with its golden image; everything it depends on is in the value.
package struct GoldenCheck: Sendable {
  package var name: String
  package var variant: String?
  package var tolerance: GoldenTolerance
  package var recording: GoldenRecording
  package var isContinuousIntegration = false
  /// The test's source file.
  package var testFile: String
  /// Where in it, as `File.swift:12`.
  package var place: String
  /// Where pictures of failures go.
  package var artifacts: String
  package var registry: GoldenRegistry

  package init(
    name: String, variant: String? = nil, tolerance: GoldenTolerance = .exact,
    recording: GoldenRecording = .never,
    isContinuousIntegration: Bool = false, testFile: String, place: String, artifacts: String,
    registry: GoldenRegistry
  ) {
    self.name = name
    self.variant = variant
    self.tolerance = tolerance
    self.recording = recording
    self.isContinuousIntegration = isContinuousIntegration
    self.testFile = testFile
    self.place = place
    self.artifacts = artifacts
    self.registry = registry
  }

  /// What came of it.
  package enum Outcome: Sendable, Hashable {
    /// The same bytes or the same pixels.
    case passed
    /// Within the tolerance, but not the same.
    case passedWithDifferences(String)
    case recorded(path: String)
    case failed(message: String, artifacts: [Artifact])
  }

  /// A picture of a failure.
  package struct Artifact: Sendable, Hashable {
    package var name: String
    package var data: Data
  }

  /// The name with its variant: `card.dark`.
  package var fullName: String { variant.map { "\(name).\($0)" } ?? name }

  /// `__Goldens__/<TestFile>/<name>.<variant>.png` beside the test's file.
  package var path: String { "\(folder)/\(fullName).png" }

  private var folder: String {
    let file = URL(filePath: testFile)
    return file.deletingLastPathComponent().appending(path: "__Goldens__")
      .appending(path: file.deletingPathExtension().lastPathComponent).path(percentEncoded: false)
  }

  /// Compares, and records where that was asked for.
  ///
  /// - Parameters:
  ///   - picture: a PNG file.
  ///   - recordable: the same picture in fewer bytes, for the file that is kept.
  package func run(_ picture: Data, recordable: (() throws -> Data)? = nil) -> Outcome {
    do throws(GoldenFault) { return try compare(picture, recordable) } catch {
      let actual = [
        Artifact(name: "\(Self.isName(fullName) ? fullName : "picture").actual.png", data: picture)
      ]
      // A picture that nothing stands against is the one thing worth looking at.
      if case .missing = error { return failure([error.description], actual) }
      return failure([error.description], [])
    }
  }

  private func compare(_ picture: Data, _ recordable: (() throws -> Data)?) throws(GoldenFault) -> Outcome {
    guard Self.isName(name), variant.map(Self.isName) ?? true, fullName.utf8.count <= 120 else {
      throw .badName(fullName)
    }
    try registry.claim(path: path, name: fullName, place: place, digest: ImageInspector.contentHash(picture))
    guard let golden = FileManager.default.contents(atPath: path) else {
      guard recording != .never else {
        throw .missing(path: path, isContinuousIntegration: isContinuousIntegration)
      }
      return try record(picture, recordable)
    }
    if golden == picture { return .passed }
    if recording == .all { return try record(picture, recordable) }
    guard !golden.starts(with: Data("version https://git-lfs".utf8)) else {
      throw .largeFilePointer(path: path)
    }
    let actual = try decode(picture)
    let expected: Bitmap
    do throws(NotPNG) { expected = try Self.pixels(golden, name: path) } catch {
      if recording == .failed { return try record(picture, recordable) }
      throw .unreadableGolden(path: path, reason: error.reason)
    }
    if expected == actual { return .passed }

    let comparison = PixelComparison(expected: expected, actual: actual)
    let report = comparison.report(tolerance: tolerance)
    if tolerance.allows(comparison) {
      return .passedWithDifferences("'\(fullName)' passed within \(tolerance): \(report[0])")
    }
    if recording == .failed { return try record(picture, recordable) }
    var artifacts = [
      Artifact(name: "\(fullName).expected.png", data: golden),
      Artifact(name: "\(fullName).actual.png", data: picture),
    ]
    let strip = DifferencePicture.strip(expected: expected, actual: actual, comparison: comparison)
    if let data = try? PNGCodec.encode(strip, compression: .fast) {
      artifacts.append(Artifact(name: "\(fullName).difference.png", data: data))
    }
    let lines =
      ["'\(fullName)' is not its golden image"] + makers(golden, picture) + report + ["golden: \(path)"]
    return failure(lines, artifacts)
  }

  // MARK: Steps

  private static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, (1...120).contains(name.utf8.count) else { return false }
    func isWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return isWord(first)
      && name.unicodeScalars.allSatisfy {
        isWord($0) || $0.properties.generalCategory == .nonspacingMark || " -_.@+".unicodeScalars.contains($0)
      }
  }

  private struct NotPNG: Error { var reason: String }

  private static func pixels(_ data: Data, name: String) throws(NotPNG) -> Bitmap {
    // The decoder would take an SVG or a JPEG as well.
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw NotPNG(reason: data.isEmpty ? "it is empty" : "it is not a PNG file")
    }
    do { return try PNGCodec.decode(data, name: name) } catch { throw NotPNG(reason: words(of: error)) }
  }

  private func decode(_ picture: Data) throws(GoldenFault) -> Bitmap {
    do throws(NotPNG) { return try Self.pixels(picture, name: fullName) } catch {
      throw .unreadablePicture(reason: error.reason)
    }
  }

  private func record(_ picture: Data, _ recordable: (() throws -> Data)?) throws(GoldenFault) -> Outcome {
    let pixels = try decode(picture)
    var kept = picture
    if let recordable {
      do { kept = try recordable() } catch { throw .unreadablePicture(reason: words(of: error)) }
      guard try decode(kept) == pixels else { throw .changesWithinRun(name: fullName) }
    }
    do throws(OutputError) {
      _ = try OutputFolder(folder).write(kept, named: "\(fullName).png")
    } catch {
      throw .unwritable(path: path, reason: error.message)
    }
    return .recorded(path: path)
  }

  /// Texts of the two files that differ, such as versions of the libraries that drew: often the whole explanation.
  private func makers(_ golden: Data, _ picture: Data) -> [String] {
    guard let old = try? PNGCodec.texts(golden), let new = try? PNGCodec.texts(picture) else { return [] }
    return old.compactMap { entry in
      guard let other = new.first(where: { $0.keyword == entry.keyword }), other.text != entry.text else {
        return nil
      }
      return "\(entry.keyword) was '\(entry.text)', now '\(other.text)'"
    }
  }

  /// Writes the artifacts and says where they are.
  private func failure(_ lines: [String], _ artifacts: [Artifact]) -> Outcome {
    var lines = lines
    if !artifacts.isEmpty {
      let test = URL(filePath: testFile).deletingPathExtension().lastPathComponent
      do throws(OutputError) {
        let folder = try OutputFolder(self.artifacts + "/" + test)
        for artifact in artifacts {
          _ = try folder.write(artifact.data, named: artifact.name)
          let kind = artifact.name.split(separator: ".").dropLast().last ?? ""
          lines.append("\(kind): \(folder.path(of: artifact.name))")
        }
      } catch { lines.append("the pictures of the failure are lost: \(error.message)") }
      if artifacts.count > 1 {
        lines.append(
          "hint: where the new picture is right, record it with \(GoldenRecording.variable)=failed")
      }
    }
    return .failed(message: lines.joined(separator: "\n"), artifacts: artifacts)
  }
}
