import Foundation
import Testing

@testable import PodiumHosting

@Suite("The gallery") struct GalleryTests {
  private func gallery(_ manifest: Manifest = .sample, title: String = "Pets & <tricks>") -> Gallery {
    Gallery(
      title: title, manifest: manifest, timeZone: TimeZone(identifier: "Europe/Madrid") ?? .gmt,
      allowsLink: { $0.hasPrefix("https:") || $0.hasPrefix("pettricks:") })
  }

  @Test("Groups by widget, family and pet, formats together") func groups() {
    let groups = gallery().groups()
    #expect(groups.map(\.displayName) == ["Score <card>"])
    #expect(groups[0].families.map(\.family) == ["systemMedium"])
    let cards = groups[0].families[0].cards
    #expect(cards.count == 2)
    #expect(cards[0].looks.map(\.scheme) == ["light", "dark"])
    #expect(cards[0].looks[0].files.map(\.format) == ["png", "png", "svg"])
    #expect(cards[0].looks[0].shown?.scale == 1)
  }

  @Test("Pictures have their size in points, their sharper versions and a text") func pictures() {
    let html = gallery().html()
    #expect(
      html.contains(
        """
        <img src="whiskers-systemMedium-light.png" srcset="whiskers-systemMedium-light.png 1x, \
        whiskers-systemMedium-light@2x.png 2x" width="338" height="158" class="card" loading="lazy" \
        decoding="async" alt="Whiskers, 8 of 10" usemap="#map-1">
        """))
    #expect(html.contains("<li><a href=\"whiskers-systemMedium-dark.svg\">SVG</a></li>"))
  }

  @Test("Links work, topmost first, cut to the picture, allowed ones only") func links() {
    let html = gallery().html()
    let map = html.split(separator: "<map name=\"map-1\">")[1].split(separator: "</map>")[0]
    #expect(
      String(map) == """

        <area shape="rect" coords="300,100,338,158" href="https://example.org/edge" alt="https://example.org/edge" title="https://example.org/edge">
        <area shape="rect" coords="10,20.5,110,50.5" href="https://example.org/&lt;x&gt;" alt="Trick &amp; more" title="Trick &amp; more">
        <area shape="rect" coords="0,0,338,158" href="pettricks:///pet/1?a=1&amp;b=&quot;2&quot;" alt="Whiskers" title="Whiskers">

        """)
    #expect(!html.contains("javascript:"))
  }

  @Test("Nothing from outside becomes markup, and nothing is fetched from elsewhere") func safety() {
    let html = gallery().html()
    #expect(!html.contains("<script") && !html.contains("\u{202E}"))
    #expect(html.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"))
    #expect(html.contains("<title>Pets &amp; &lt;tricks&gt;</title>"))
    let outside = html.matches(of: #/(src|srcset|href)="([^"]*)"/#).map { String($0.output.2) }
    for reference in outside where reference.contains("//") {
      #expect(reference.hasPrefix("https://example.org/") || reference.hasPrefix("pettricks:"))
    }
    #expect(!html.contains("url(") && !html.contains("@import"))
  }

  @Test("Every element is closed and no id or map is used twice") func wellFormed() {
    let html = gallery().html()
    var open: [Substring] = []
    for tag in html.matches(of: #/<(/?)([a-z0-9]+)[^>]*>/#).map(\.output) {
      if ["meta", "img", "area"].contains(tag.2) { continue }
      if tag.1.isEmpty { open.append(tag.2) } else { #expect(open.popLast() == tag.2) }
    }
    #expect(open.isEmpty)
    let names = html.matches(of: #/(?:id|name)="((?:map|widget|name)-[^"]*)"/#).map { String($0.output.1) }
    #expect(names.count == Set(names).count)
    #expect(html.matches(of: #/usemap="#(map-\d+)"/#).allSatisfy { names.contains(String($0.output.1)) })
  }

  @Test("Times are those of the page's zone") func times() {
    let html = gallery().html()
    #expect(
      html.contains("4 pictures, drawn <time datetime=\"2026-06-11T14:05:00Z\">11 Jun 2026, 16:05</time>"))
    #expect(
      html.contains("Changes <time datetime=\"2026-06-11T15:05:00Z\">11 Jun 2026, 17:05</time> ·</span> <span>Reloads"))
    #expect(html.contains("times in Europe/Madrid"))
    #expect(html.contains("Cut: <bdi>Tightrope walking</bdi>") && html.contains("unknown symbol &#39;x&#39;"))
  }

  @Test("An empty run has a page too, and one with only PDF") func empty() {
    #expect(gallery(Manifest(generator: "x")).html().contains("No pictures yet"))
    var manifest = Manifest.sample
    manifest.pictures = [manifest.pictures[0]]
    manifest.pictures[0].format = "pdf"
    #expect(gallery(manifest).html().contains("<p>PDF only</p>"))
  }

  @Test("Odd sizes are exact") func fractions() {
    var manifest = Manifest.sample
    manifest.pictures = [manifest.pictures[0]]
    manifest.pictures[0].size = .init(width: 305.5, height: 141)
    #expect(
      gallery(manifest).html().contains(#"width="306" height="141" style="width:305.5px;height:141px""#))
  }

  @Test(
    "Family names are words",
    arguments: [
      ("systemSmall", "Small"), ("systemExtraLarge", "Extra Large"),
      ("accessoryCircular", "Accessory Circular"), ("film", "Film"),
      ("system", "System"), ("", ""),
    ]) func families(family: String, words: String)
  {
    #expect(Gallery.spelled(family: family) == words)
  }

  @Test(
    "File names become references",
    arguments: [
      ("a-b@2x.png", "a-b@2x.png"), ("a b#?.png", "a%20b%23%3F.png"), ("محمد", "%D9%85%D8%AD%D9%85%D8%AF"),
      ("a:b", "a%3Ab"),
    ]) func references(name: String, reference: String)
  {
    #expect(HTML.reference(toFile: name) == reference)
  }
}
