import Foundation

extension Gallery {
  /// The whole page.
  func html() -> String {
    let groups = groups()
    var page = Page()
    page.add(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="\(HTML.escape(manifest.generator))">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
      <title>\(HTML.escape(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(HTML.escape(title))</h1>
      <p>\(summary(of: groups))</p>
      """)
    if groups.count > 1 {
      page.add("<nav aria-label=\"Widgets\"><ul>")
      for (index, group) in groups.enumerated() {
        page.add("<li><a href=\"#widget-\(index + 1)\">\(HTML.escape(group.displayName))</a></li>")
      }
      page.add("</ul></nav>")
    }
    page.add("</header>\n<main>")
    if groups.isEmpty {
      page.add("<p class=\"empty\">No pictures yet. They appear here after the next run.</p>")
    }
    for (index, group) in groups.enumerated() { add(group, number: index + 1, to: &page) }
    page.add(
      "</main>\n<footer><p>\(HTML.escape(manifest.generator)) · times in \(HTML.escape(timeZone.identifier))</p></footer>"
    )
    page.add("</body>\n</html>")
    return page.text
  }

  /// Lines, and the number of image maps among them.
  struct Page {
    private(set) var text = ""
    var maps = 0
    mutating func add(_ line: String) { text += line + "\n" }
  }

  private func summary(of groups: [WidgetGroup]) -> String {
    let count = groups.flatMap(\.families).flatMap(\.cards).flatMap(\.looks).count
    guard let last = manifest.pictures.map(\.renderedAt).max() else { return "Nothing drawn yet" }
    return "\(count) \(count == 1 ? "picture" : "pictures"), drawn \(time(last))"
  }

  // MARK: Groups

  private func add(_ group: WidgetGroup, number: Int, to page: inout Page) {
    page.add("<section id=\"widget-\(number)\" aria-labelledby=\"name-\(number)\">")
    page.add("<h2 id=\"name-\(number)\">\(HTML.escape(group.displayName))</h2>")
    if let state = state(of: group.widget, pet: nil), let times = times(of: state) {
      page.add("<p class=\"times\">\(times)</p>")
    }
    for family in group.families {
      let width = family.cards.flatMap(\.looks).compactMap { $0.shown?.size.width }.max() ?? 160
      // Small pictures stand side by side in one card, and so do those of a card that has the row to itself.
      let isWide = width > 200 && (family.cards.count > 1 || width > 500)
      let schemes = isWide ? 1 : family.cards.map(\.looks.count).max() ?? 1
      let cell = HTML.number((width + 48) * Double(min(schemes, 2)))
      page.add("<h3>\(HTML.escape(Self.spelled(family: family.family)))</h3>")
      page.add("<div class=\"grid\" style=\"--cell:\(cell)px\">")
      for card in family.cards { add(card, family: family.family, widget: group.widget, to: &page) }
      page.add("</div>")
    }
    page.add("</section>")
  }

  private func add(_ card: Card, family: String, widget: String, to page: inout Page) {
    page.add("<figure>\n<div class=\"stages\">")
    for look in card.looks { add(look, family: family, pet: card.pet, to: &page) }
    page.add("</div>\n<figcaption>")
    if let pet = card.pet { page.add("<h4><bdi>\(HTML.escape(pet))</bdi></h4>") }
    page.add("<p class=\"times\">\(time(card.entryDate))</p>")
    if let pet = card.pet, let state = state(of: widget, pet: pet), let times = times(of: state) {
      page.add("<p class=\"times\">\(times)</p>")
    }
    let pictures = card.looks.flatMap(\.files)
    for text in unique(pictures.flatMap(\.truncatedTexts)) {
      page.add("<p class=\"note\">Cut: <bdi>\(HTML.escape(text))</bdi></p>")
    }
    for warning in unique(pictures.flatMap(\.warnings)) {
      page.add("<p class=\"note\">\(HTML.escape(warning))</p>")
    }
    for look in card.looks {
      let name = Self.spelled(scheme: look.scheme)
      let files = look.files.map { file in
        let scale = file.scale.map { $0 == 1 ? "" : " @\(HTML.number($0))x" } ?? ""
        let label = file.format.uppercased() + scale
        return "<li><a href=\"\(HTML.reference(toFile: file.file))\">\(HTML.escape(label))</a></li>"
      }
      page.add("<div class=\"files\"><span>\(HTML.escape(name))</span><ul>\(files.joined())</ul></div>")
    }
    page.add("</figcaption>\n</figure>")
  }

  // MARK: One picture

  private func add(_ look: Look, family: String, pet: String?, to page: inout Page) {
    let isDark = look.scheme == "dark"
    page.add("<div class=\"stage\(isDark ? " dark" : "")\">")
    defer { page.add("</div>") }
    guard let shown = look.shown else {
      page.add(
        "<p>\(HTML.escape(look.files.map { $0.format.uppercased() }.joined(separator: ", "))) only</p>")
      return
    }
    let areas = areas(of: shown, pet: pet)
    var attributes = "src=\"\(HTML.reference(toFile: shown.file))\""
    let sharper = look.files.filter { $0.format == shown.format && $0.scale != nil }
    if sharper.count > 1 {
      let set = sharper.map { "\(HTML.reference(toFile: $0.file)) \(HTML.number($0.scale ?? 1))x" }
      attributes += " srcset=\"\(set.joined(separator: ", "))\""
    }
    let (width, height) = (shown.size.width, shown.size.height)
    attributes += " width=\"\(Int(width.rounded()))\" height=\"\(Int(height.rounded()))\""
    if width != width.rounded() || height != height.rounded() {
      attributes += " style=\"width:\(HTML.number(width))px;height:\(HTML.number(height))px\""
    }
    let kind = family == "accessoryCircular" ? "round" : family.hasPrefix("accessory") ? "bare" : "card"
    attributes +=
      " class=\"\(kind)\" loading=\"lazy\" decoding=\"async\" alt=\"\(HTML.escape(alt(of: shown)))\""
    guard !areas.isEmpty else {
      page.add("<img \(attributes)>")
      return
    }
    page.maps += 1
    page.add("<img \(attributes) usemap=\"#map-\(page.maps)\">")
    page.add("<map name=\"map-\(page.maps)\">")
    for area in areas { page.add(area) }
    page.add("</map>")
  }

  /// The picture's areas, topmost first: that is the one a browser follows.
  private func areas(of picture: Manifest.Picture, pet: String?) -> [String] {
    var areas: [String] = []
    func add(_ rect: Manifest.Rect, _ url: String, _ label: String) {
      guard allowsLink(url) else { return }
      let left = max(0, rect.x)
      let top = max(0, rect.y)
      let right = min(picture.size.width, rect.x + rect.width)
      let bottom = min(picture.size.height, rect.y + rect.height)
      guard left < right, top < bottom else { return }
      let coordinates = [left, top, right, bottom].map(HTML.number).joined(separator: ",")
      let text = HTML.escape(label.isEmpty ? url : label)
      areas.append(
        "<area shape=\"rect\" coords=\"\(coordinates)\" href=\"\(HTML.escape(url))\" alt=\"\(text)\" title=\"\(text)\">"
      )
    }
    for link in picture.links.reversed() { add(link.rect, link.url, link.label) }
    if let url = picture.widgetURL {
      let all = Manifest.Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
      add(all, url, pet ?? picture.accessibilityText.first ?? "")
    }
    return areas
  }

  private func alt(of picture: Manifest.Picture) -> String {
    let said = picture.accessibilityText.filter { !$0.isEmpty }.joined(separator: ", ")
    return said.isEmpty ? [picture.pet, picture.widget].compactMap(\.self).joined(separator: ", ") : said
  }

  // MARK: Words

  private func state(of widget: String, pet: String?) -> Manifest.WidgetState? {
    manifest.widgets.first { $0.widget == widget && $0.pet == pet }
  }

  private func times(of state: Manifest.WidgetState) -> String? {
    // A picture goes stale when it should have been reloaded; only another moment is worth a word of its own.
    let stale = state.staleAfter == state.nextReload ? nil : state.staleAfter
    let dates = [("Changes", state.nextFlip), ("Reloads", state.nextReload), ("Stale after", stale)]
    let texts = dates.compactMap { name, date in date.map { "<span>\(name) \(time($0))" } }
    return texts.isEmpty ? nil : texts.joined(separator: " ·</span> ") + "</span>"
  }

  private func time(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let (month, minute) = (parts.month ?? 1, parts.minute ?? 0)
    let words =
      "\(parts.day ?? 1) \(months[month - 1]) \(parts.year ?? 1), \(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
    return "<time datetime=\"\(date.formatted(.iso8601))\">\(words)</time>"
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen = Set<String>()
    return texts.filter { seen.insert($0).inserted }
  }

  /// `systemExtraLarge` as "Extra Large".
  static func spelled(family: String) -> String {
    let name = family.hasPrefix("system") && family.count > 6 ? String(family.dropFirst(6)) : family
    var words = ""
    for character in name {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(words.isEmpty ? Character(character.uppercased().prefix(1).description) : character)
    }
    return words
  }

  private static func spelled(scheme: String) -> String { scheme.prefix(1).uppercased() + scheme.dropFirst() }
}
