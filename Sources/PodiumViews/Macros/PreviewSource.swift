/// What `#Preview` makes: a type that knows where the preview stands and how to make it.
public protocol PreviewSource {
  /// The module and the file, as in `#fileID`.
  static var fileID: String { get }
  /// The line in the file, from 1.
  static var line: Int { get }
  /// The column in the line, from 1.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

/// How a preview is found in a running program: an entry of the section `podium_previews`.
///
/// The mark comes first: 0x506F6469756D0001, the letters "Podium" and the version. Two words for later follow, then
/// a function that puts the type of the preview, an `any PreviewSource.Type`, where its argument points. Four words,
/// so that records follow each other without gaps.
public typealias _PreviewRecord = (
  mark: UInt64, reserved1: UInt64, reserved2: UInt64, source: @convention(c) (UnsafeMutableRawPointer) -> Void
)
