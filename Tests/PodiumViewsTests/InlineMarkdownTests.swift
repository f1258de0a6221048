import Foundation
import Testing

@testable import PodiumViews

/// Inputs and meanings from CommonMark's specification 0.31 and GitHub's, as facts.
struct InlineMarkdownTests {
  /// Stretches as `look:text`, with `|` between them: `e` emphasis, `s` strong, `d` deleted, `c` code, `h` a tag,
  /// `a(address)` a link, `p(address)` a picture.
  static func read(_ source: String, attributes: Bool = true) -> String {
    InlineMarkdown([.literal(source)], hasAttributes: attributes).runs.map(look).joined(separator: "|")
  }

  static func look(_ run: InlineMarkdown.Run) -> String {
    var look = ""
    if run.intent.contains(.emphasized) { look += "e" }
    if run.intent.contains(.stronglyEmphasized) { look += "s" }
    if run.intent.contains(.strikethrough) { look += "d" }
    if run.intent.contains(.code) { look += "c" }
    if run.intent.contains(.inlineHTML) { look += "h" }
    if let link = run.link { look += link.holdsValue ? "a(?)" : "a(\(link.destination))" }
    if let image = run.imageURL { look += "p(\(image))" }
    let text =
      switch run.content {
      case .text(let text): text
      case .value(let number): "\u{25A1}\(number)"
      }
    return look.isEmpty ? text : "\(look):\(text)"
  }

  @Test(
    "Emphasis (6.2)",
    arguments: [
      ("*foo bar*", "e:foo bar"), ("a * foo bar*", "a * foo bar*"), ("a*\"foo\"*", "a*\"foo\"*"),
      ("*\u{A0}a\u{A0}*", "*\u{A0}a\u{A0}*"), ("*$*alpha.", "*$*alpha."), ("foo*bar*", "foo|e:bar"),
      ("5*6*78", "5|e:6|78"), ("_foo bar_", "e:foo bar"), ("_ foo bar_", "_ foo bar_"),
      ("a_\"foo\"_", "a_\"foo\"_"), ("foo_bar_", "foo_bar_"), ("5_6_78", "5_6_78"), ("foo_bar_baz", "foo_bar_baz"),
      ("пристаням_стремятся_", "пристаням_стремятся_"), ("aa_\"bb\"_cc", "aa_\"bb\"_cc"),
      ("foo-_(bar)_", "foo-|e:(bar)"), ("_foo*", "_foo*"), ("*foo bar *", "*foo bar *"),
      ("*foo bar\n*", "*foo bar\n*"), ("*(*foo)", "*(*foo)"), ("*(*foo*)*", "e:(foo)"), ("*foo*bar", "e:foo|bar"),
      ("_foo bar _", "_foo bar _"), ("_(_foo)", "_(_foo)"), ("_(_foo_)_", "e:(foo)"), ("_foo_bar", "_foo_bar"),
      ("_foo_bar_baz_", "e:foo_bar_baz"), ("_(bar)_.", "e:(bar)|."),
    ])
  func emphasis(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "Strong emphasis (6.2)",
    arguments: [
      ("**foo bar**", "s:foo bar"), ("** foo bar**", "** foo bar**"), ("a**\"foo\"**", "a**\"foo\"**"),
      ("foo**bar**", "foo|s:bar"), ("__foo bar__", "s:foo bar"), ("__ foo bar__", "__ foo bar__"),
      ("__\nfoo bar__", "__\nfoo bar__"), ("a__\"foo\"__", "a__\"foo\"__"), ("foo__bar__", "foo__bar__"),
      ("5__6__78", "5__6__78"), ("__foo, __bar__, baz__", "s:foo, bar, baz"), ("foo-__(bar)__", "foo-|s:(bar)"),
      ("**foo bar **", "**foo bar **"), ("**(**foo)", "**(**foo)"), ("*(**foo**)*", "e:(|es:foo|e:)"),
      ("**foo \"*bar*\" foo**", "s:foo \"|es:bar|s:\" foo"), ("**foo**bar", "s:foo|bar"),
      ("__foo__bar", "__foo__bar"), ("__foo__bar__baz__", "s:foo__bar__baz"), ("__(bar)__.", "s:(bar)|."),
    ])
  func strong(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "Emphasis in emphasis (6.2)",
    arguments: [
      ("*foo [bar](/url)*", "e:foo |ea(/url):bar"), ("*foo\nbar*", "e:foo\nbar"),
      ("_foo __bar__ baz_", "e:foo |es:bar|e: baz"), ("_foo _bar_ baz_", "e:foo bar baz"),
      ("__foo_ bar_", "e:foo bar"), ("*foo *bar**", "e:foo bar"), ("*foo**bar**baz*", "e:foo|es:bar|e:baz"),
      ("*foo**bar*", "e:foo**bar"), ("***foo** bar*", "es:foo|e: bar"), ("*foo **bar***", "e:foo |es:bar"),
      ("*foo**bar***", "e:foo|es:bar"), ("foo***bar***baz", "foo|es:bar|baz"),
      ("foo******bar*********baz", "foo|s:bar|***baz"),
      ("*foo **bar *baz* bim** bop*", "e:foo |es:bar baz bim|e: bop"),
      ("** is not an empty emphasis", "** is not an empty emphasis"),
      ("**foo*bar**", "s:foo*bar"), ("__foo __bar__ baz__", "s:foo bar baz"), ("****foo** bar**", "s:foo bar"),
      ("**foo *bar* baz**", "s:foo |es:bar|s: baz"), ("**foo*bar*baz**", "s:foo|es:bar|s:baz"),
      ("***foo* bar**", "es:foo|s: bar"), ("**foo *bar***", "s:foo |es:bar"),
      ("foo ***", "foo ***"), ("foo *\\**", "foo |e:*"), ("foo *_*", "foo |e:_"), ("foo *****", "foo *****"),
      ("foo **\\***", "foo |s:*"), ("foo **_**", "foo |s:_"), ("**foo*", "*|e:foo"), ("*foo**", "e:foo|*"),
      ("***foo**", "*|s:foo"), ("****foo*", "***|e:foo"), ("**foo***", "s:foo|*"), ("*foo****", "e:foo|***"),
      ("*_foo_*", "e:foo"), ("__foo_", "_|e:foo"), ("******foo******", "s:foo"), ("***foo***", "es:foo"),
      ("_____foo_____", "es:foo"), ("*foo _bar* baz_", "e:foo _bar| baz_"),
      ("*foo __bar *baz bim__ bam*", "e:foo |es:bar *baz bim|e: bam"), ("**foo **bar baz**", "**foo |s:bar baz"),
      ("*foo *bar baz*", "*foo |e:bar baz"),
    ])
  func nested(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "What binds tighter (6.1, 6.3, 6.5, 6.6)",
    arguments: [
      ("*[bar*](/url)", "*|a(/url):bar*"), ("_foo [bar_](/url)", "_foo |a(/url):bar_"),
      ("*<img src=\"foo\" title=\"*\"/>", "*|h:<img src=\"foo\" title=\"*\"/>"),
      ("**<a href=\"**\">", "**|h:<a href=\"**\">"), ("*a `*`*", "e:a |ec:*"), ("_a `_`_", "e:a |ec:_"),
      ("**a<https://foo.bar/?q=**>", "**a|a(https://foo.bar/?q=**):https://foo.bar/?q=**"),
      ("[link *foo **bar** `#`*](/uri)", "a(/uri):link |ea(/uri):foo |esa(/uri):bar|ea(/uri): |eca(/uri):#"),
      ("*[foo*](/uri)", "*|a(/uri):foo*"), ("[foo *bar](baz*)", "a(baz*):foo *bar"),
      ("*foo [bar* baz]", "e:foo [bar| baz]"),
      ("[foo`](/uri)`", "[foo|c:](/uri)"),
      (
        "[foo<https://example.com/?search=](uri)>",
        "[foo|a(https://example.com/?search=](uri)):https://example.com/?search=](uri)"
      ),
      ("[not a `link](/foo`)", "[not a |c:link](/foo|)"),
    ])
  func precedence(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "Code (6.1)",
    arguments: [
      ("`foo`", "c:foo"), ("`` foo ` bar ``", "c:foo ` bar"), ("` `` `", "c:``"), ("`  ``  `", "c: `` "),
      ("` a`", "c: a"), ("`\u{A0}b\u{A0}`", "c:\u{A0}b\u{A0}"), ("` `", "c: "), ("`  `", "c:  "),
      ("``\nfoo\nbar  \nbaz\n``", "c:foo bar   baz"), ("`foo\\`bar`", "c:foo\\|bar`"), ("``foo`bar``", "c:foo`bar"),
      ("` foo `` bar `", "c:foo `` bar"), ("*foo`*`", "*foo|c:*"), ("```foo``", "```foo``"), ("`foo", "`foo"),
      ("`foo``bar``", "`foo|c:bar"),
    ])
  func code(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "Links (6.3)",
    arguments: [
      ("[link](/uri \"title\")", "a(/uri):link"), ("[link](/uri)", "a(/uri):link"), ("[](./target.md)", ""),
      ("[link]()", "a():link"), ("[link](<>)", "a():link"), ("[link](/my uri)", "[link](/my uri)"),
      ("[link](</my uri>)", "a(/my uri):link"), ("[link](foo\nbar)", "[link](foo\nbar)"),
      ("[a](<b)c>)", "a(b)c):a"), ("[link](<foo\\>)", "[link](<foo>)"), ("[link](\\(foo\\))", "a((foo)):link"),
      ("[link](foo(and(bar)))", "a(foo(and(bar))):link"), ("[link](foo(and(bar))", "[link](foo(and(bar))"),
      ("[link](foo\\(and\\(bar\\))", "a(foo(and(bar)):link"), ("[link](<foo(and(bar)>)", "a(foo(and(bar)):link"),
      ("[link](foo\\)\\:)", "a(foo):):link"), ("[link](#fragment)", "a(#fragment):link"),
      ("[link](foo\\bar)", "a(foo\\bar):link"), ("[link](foo%20b&auml;)", "a(foo%20bä):link"),
      ("[link](\"title\")", "a(\"title\"):link"), ("[link](/url 'title')", "a(/url):link"),
      ("[link](/url (title))", "a(/url):link"), ("[link](/url \"title \\\"&quot;\")", "a(/url):link"),
      ("[link](/url\u{A0}\"title\")", "a(/url\u{A0}\"title\"):link"),
      ("[link](/url \"title \"and\" title\")", "[link](/url \"title \"and\" title\")"),
      ("[link](/url 'title \"and\" title')", "a(/url):link"), ("[link](   /uri\n  \"title\"  )", "a(/uri):link"),
      ("[link] (/uri)", "[link] (/uri)"), ("[link [foo [bar]]](/uri)", "a(/uri):link [foo [bar]]"),
      ("[link] bar](/uri)", "[link] bar](/uri)"), ("[link [bar](/uri)", "[link |a(/uri):bar"),
      ("[link \\[bar](/uri)", "a(/uri):link [bar"), ("[foo [bar](/uri)](/uri)", "[foo |a(/uri):bar|](/uri)"),
      ("[foo *[bar [baz](/uri)](/uri)*](/uri)", "[foo |e:[bar |ea(/uri):baz|e:](/uri)|](/uri)"),
      ("![moon](moon.jpg)", "p(moon.jpg):moon"), ("[![moon](moon.jpg)](/uri)", "a(/uri)p(moon.jpg):moon"),
      ("!\\[foo]", "![foo]"), ("[a](b)[c](b)", "a(b):a|a(b):c"), ("[foo]", "[foo]"),
    ])
  func links(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "Addresses, tags, escapes and entities (6.4, 6.5, 2.4, 2.5)",
    arguments: [
      (
        "<https://foo.bar.baz/test?q=hello&id=22>",
        "a(https://foo.bar.baz/test?q=hello&id=22):https://foo.bar.baz/test?q=hello&id=22"
      ),
      ("<MAILTO:FOO@BAR.BAZ>", "a(MAILTO:FOO@BAR.BAZ):MAILTO:FOO@BAR.BAZ"),
      ("<made-up-scheme://foo>", "a(made-up-scheme://foo):made-up-scheme://foo"),
      ("<https://foo.bar/baz bim>", "<https://foo.bar/baz bim>"),
      ("<foo@bar.example.com>", "a(mailto:foo@bar.example.com):foo@bar.example.com"),
      ("<foo\\+@bar.example.com>", "<foo+@bar.example.com>"), ("<>", "<>"),
      ("< https://foo.bar >", "< https://foo.bar >"),
      ("<m:abc>", "<m:abc>"), ("<foo.bar.baz>", "<foo.bar.baz>"),
      ("<https://example.com/\\[\\>", "a(https://example.com/\\[\\):https://example.com/\\[\\"),
      ("<b>*x*</b >", "h:<b>|e:x|h:</b >"), ("<33> <__>", "<33> <__>"), ("a < b > c", "a < b > c"),
      ("\\*not emphasized*", "*not emphasized*"), ("\\`not code`", "`not code`"), ("\\A\\a\\ \\3", "\\A\\a\\ \\3"),
      ("\\\\*emphasis*", "\\|e:emphasis"), ("`\\[\\`", "c:\\[\\"), ("\\&auml; x", "&auml; x"),
      ("&nbsp; &amp; &copy; &AElig; &Dagger;", "\u{A0} & © Æ ‡"), ("&#35; &#1234; &#992; &#0;", "# Ӓ Ϡ \u{FFFD}"),
      ("&#X22; &#XD06; &#xcab;", "\" ആ ಫ"), ("&nbsp &x; &#; &#x; &#87654321;", "&nbsp &x; &#; &#x; &#87654321;"),
      ("&copy", "&copy"), ("`f&ouml;`", "c:f&ouml;"), ("&#42;foo&#42;", "*foo*"), ("[a&#93;(b)", "[a](b)"),
    ])
  func small(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test(
    "Strikethrough and attributes",
    arguments: [
      ("~~Hi~~ Hello, ~there~ world!", "d:Hi| Hello, |d:there| world!"),
      ("This will ~~~not~~~ strike.", "This will ~~~not~~~ strike."),
      ("~~a~", "~~a~"), ("~5 to ~10", "~5 to ~10"), ("**~~x~~**", "sd:x"), ("~~a*b~~c*", "d:a*b|c*"),
      ("^[3 cats](inflect: true) and *dogs*", "3 cats and |e:dogs"), ("2^[3", "2^[3"), ("^[a](b", "^[a](b"),
    ])
  func extensions(_ source: String, _ expected: String) { #expect(Self.read(source) == expected) }

  @Test("Attributes are read only where they are asked for") func attributes() {
    #expect(Self.read("^[a](b)", attributes: false) == "^|a(b):a")
  }

  @Test("White space stays, and text without marks is not read") func plain() {
    #expect(Self.read("  a  \n\n b\t") == "  a  \n\n b\t")
    for plain in ["What? 100% (yes) #1 - a+b=c!", "", "日本語"] { #expect(!InlineMarkdown.mayHold(plain)) }
    for mark in ["*", "_", "~", "`", "[", "<", "\\", "&"] { #expect(InlineMarkdown.mayHold("a\(mark)b")) }
  }

  /// A value has the place of a format such as `%@`, and no meaning.
  @Test func valuesAreNoMarkdown() {
    func read(_ pieces: InlineMarkdown.Piece...) -> String {
      InlineMarkdown(pieces).runs.map(Self.look).joined(separator: "|")
    }
    let value = InlineMarkdown.Piece.value(formatEnd: "@")
    #expect(read(.literal("**"), value, .literal("** *"), value, .literal("!*")) == "s:□0| |e:□1|e:!")
    #expect(read(.literal("["), value, .literal("](https://a.b)")) == "a(https://a.b):□0")
    #expect(read(.literal("[a](https://a.b/"), value, .literal(")")) == "a(?):a")
    #expect(read(.literal("<https://a.b/"), value, .literal(">")) == "a(?):https://a.b/|a(?):□0")
    #expect(read(.literal("`"), value, .literal("`")) == "c:□0")
    // As with the format itself: `a**%@**b` is not strong, `a**%lld**b` ends like a word.
    #expect(read(.literal("a**"), value, .literal("**b")) == "a**|□0|**b")
    #expect(read(.literal("**"), .value(formatEnd: "d"), .literal("**b")) == "s:□0|b")
  }

  @Test(
    "Long sources of marks are read in time that grows with their length",
    arguments: ["*a _b ", "[", "![", "`a``", "<a b=\"", "[a](", "*a **b", "\\", "&amp", "~~a ", "[a](b)", "**a** "])
  func long(_ part: String) {
    let source = String(repeating: part, count: 20_000)
    #expect(!InlineMarkdown([.literal(source)]).runs.isEmpty)
  }
}
