import Foundation

/// The page that shows what a run wrote: `Output/index.html`.
///
/// One file of plain HTML and CSS: no script, no request but for the pictures beside it. Every link of a picture
/// works, by an image map in CSS pixels, which are the picture's points.
package struct Gallery: Sendable {
  /// The file's name in the output folder.
  package static let fileName = "index.html"

  /// The page's title.
  package var title: String
  package var manifest: Manifest
  /// The zone of the dates on the page.
  package var timeZone: TimeZone
  /// Whether a URL may be linked to; anything else is shown as a picture without that link.
  package var allowsLink: @Sendable (String) -> Bool

  /// Makes a page.
  package init(
    title: String, manifest: Manifest, timeZone: TimeZone, allowsLink: @escaping @Sendable (String) -> Bool
  ) {
    self.title = title
    self.manifest = manifest
    self.timeZone = timeZone
    self.allowsLink = allowsLink
  }

  /// The file's bytes.
  package func data() -> Data { Data(html().utf8) }

  // MARK: Grouping

  /// All pictures of one widget.
  struct WidgetGroup {
    let widget: String
    let displayName: String
    let families: [FamilyGroup]
  }

  /// All pictures of one widget in one family.
  struct FamilyGroup {
    let family: String
    let cards: [Card]
  }

  /// One thing shown, in its schemes.
  struct Card {
    let pet: String?
    let entryDate: Date
    let looks: [Look]
  }

  /// One drawing in all its formats and scales.
  struct Look {
    let scheme: String
    let files: [Manifest.Picture]

    /// What is shown on the page: the pixels meant for common screens, or the drawing.
    var shown: Manifest.Picture? {
      files.first { $0.format == "png" } ?? files.first { $0.format == "svg" }
    }
  }

  /// The pictures in groups, each in the order of its first picture.
  func groups() -> [WidgetGroup] {
    grouped(manifest.pictures, by: \.widget).map { widget, pictures in
      let name = manifest.widgets.first { $0.widget == widget && $0.displayName != nil }?.displayName
      return WidgetGroup(
        widget: widget, displayName: name ?? widget,
        families: grouped(pictures, by: \.family).map { family, pictures in
          FamilyGroup(
            family: family,
            cards: grouped(pictures, by: { CardKey(pet: $0.pet, entryDate: $0.entryDate) }).map {
              key, pictures in
              Card(
                pet: key.pet, entryDate: key.entryDate,
                looks: grouped(pictures, by: \.scheme).map { scheme, files in
                  Look(
                    scheme: scheme,
                    files: files.sorted { Self.rank($0) < Self.rank($1) })
                })
            })
        })
    }
  }

  /// Pictures before drawings before documents, small before large.
  private static func rank(_ file: Manifest.Picture) -> (Int, String, Double) {
    let formats = ["png", "svg", "pdf"]
    return (formats.firstIndex(of: file.format) ?? formats.count, file.format, file.scale ?? 0)
  }

  private struct CardKey: Hashable {
    let pet: String?
    let entryDate: Date
  }

  private func grouped<Element, Key: Hashable>(
    _ elements: [Element], by key: (Element) -> Key
  ) -> [(Key, [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(Key, [Element])] = []
    for element in elements {
      let key = key(element)
      if let place = places[key] {
        groups[place].1.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}
