import CPreviewRecords
import PodiumViews

/// The records that `#Preview` left in this program.
enum PreviewRecords {
  /// What every record begins with: the letters "Podium" and the version of its layout.
  private static let mark: UInt64 = 0x506F_6469_756D_0001

  /// The types of all previews, in the order in which the linker met them.
  ///
  /// The section is read word by word, since a linker may leave gaps of zeros; words that are no record of this
  /// version are passed over.
  static func sources() -> [any PreviewSource.Type] {
    guard let start = podium_previews_start(), let stop = podium_previews_stop() else { return [] }
    let section = UnsafeRawBufferPointer(start: start, count: stop - start)
    let size = MemoryLayout<_PreviewRecord>.size
    var result: [any PreviewSource.Type] = []
    var offset = 0
    while offset + size <= section.count {
      guard section.load(fromByteOffset: offset, as: UInt64.self) == mark else {
        offset += MemoryLayout<UInt64>.size
        continue
      }
      result.append(source(section.load(fromByteOffset: offset, as: _PreviewRecord.self)))
      offset += size
    }
    return result
  }

  private static func source(_ record: _PreviewRecord) -> any PreviewSource.Type {
    let place = UnsafeMutablePointer<any PreviewSource.Type>.allocate(capacity: 1)
    defer { place.deallocate() }
    // The record's function initialises the place, with a type: nothing that would have to be released.
    record.source(UnsafeMutableRawPointer(place))
    return place.pointee
  }
}
