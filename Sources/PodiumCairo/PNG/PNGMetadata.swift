import Foundation

/// Which library compresses and how hard.
package enum PNGCompression: String, Sendable, Hashable, CaseIterable {
  /// ISA-L level 1: about a millisecond a card; bytes (never pixels) may differ between processor families.
  case fast
  /// libdeflate level 6.
  case balanced
  /// libdeflate level 12, for files that are kept.
  case small
}

/// What a PNG says beside its pixels.
package struct PNGMetadata: Sendable, Hashable {
  /// A keyword of 1 to 79 Latin letters and spaces and any text, written as an `iTXt` chunk.
  package struct Entry: Sendable, Hashable {
    package var keyword: String
    package var text: String

    /// Makes an entry.
    package init(keyword: String, text: String) { (self.keyword, self.text) = (keyword, text) }
  }

  /// Written under "Title".
  package var title: String?
  /// Written under "Description"; the list's accessibility text where nil.
  package var description: String?
  /// Written under "Deep Link" where the policy allows it; the list's widget URL where nil.
  package var deepLink: URL?
  /// Written in their order after the others.
  package var entries: [Entry]

  /// Makes metadata that says only what the display list says.
  package init(title: String? = nil, description: String? = nil, deepLink: URL? = nil, entries: [Entry] = []) {
    self.title = title
    self.description = description
    self.deepLink = deepLink
    self.entries = entries
  }
}
