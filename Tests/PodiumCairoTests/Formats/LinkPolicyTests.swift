import Foundation
import Testing

@testable import PodiumCairo

@Suite struct LinkPolicyTests {
  struct Row: Sendable {
    var text: String
    var app: [String]
    var written: String?
  }

  static let rows: [Row] = [
    Row(text: "https://example.com/a b", app: [], written: "https://example.com/a%20b"),
    Row(text: "HTTPS://example.com", app: [], written: "HTTPS://example.com"),
    Row(text: "mailto:a@b.c", app: [], written: "mailto:a@b.c"),
    Row(text: "tel:+1", app: [], written: "tel:+1"),
    Row(text: "podium://x", app: ["podium"], written: "podium://x"),
    Row(text: "podium://x", app: [], written: nil),
    Row(text: "javascript:alert(1)", app: ["javascript"], written: nil),
    Row(text: "JavaScript:alert(1)", app: ["JavaScript"], written: nil),
    Row(text: "data:text/html,x", app: ["data"], written: nil),
    Row(text: "vbscript:x", app: ["vbscript"], written: nil),
    Row(text: "file:///etc/passwd", app: ["file"], written: nil),
    Row(text: "relative/path", app: [], written: nil),
    Row(text: "//example.com", app: [], written: nil),
    Row(text: "https://example.com/%28x%29", app: [], written: "https://example.com/%28x%29"),
  ]

  @Test(arguments: rows)
  func `only schemes on the list are written`(row: Row) throws {
    let url = try #require(URL(string: row.text))
    #expect(LinkPolicy(appSchemes: row.app).text(url) == row.written)
  }
}
