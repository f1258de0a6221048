import Foundation
import Podium
import PodiumDrawing
import Testing

/// What a share link hands over.
@MainActor struct ControlsSharingTests {
  private struct Card: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Score: Codable, Transferable {
    var points: Int
    var player: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).exportingCondition { $0.points > 0 }
      DataRepresentation(exportedContentType: .plainText) { Data($0.player.utf8) }
      FileRepresentation(exportedContentType: .png) { _ in
        SentTransferredFile(URL(fileURLWithPath: "/nowhere"))
      }
    }
  }

  private struct Link: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (_: Link) in Card(name: "linked") }
    }
  }

  private func requests<V: View>(_ host: ViewHost<V>) -> [ShareRequest] {
    host.events.compactMap { event in
      if case .share(let request) = event { request } else { nil }
    }
  }

  @Test func aTouchHandsTheItemOver() throws {
    let page = try #require(URL(string: "https://example.com/rex"))
    let host = controlHost {
      ShareLink(item: page)
      ShareLink("Send", item: "words", subject: Text("About"), message: Text("Look"))
      ShareLink(item: Card(name: "Rex"), preview: SharePreview("Card of Rex"))
      ShareLink(items: [Card(name: "A"), Card(name: "B")]) {
        SharePreview($0.name)
      } label: {
        Text("Both")
      }
      ShareLink(
        "Score", item: Score(points: 3, player: "Kim"), preview: SharePreview("Score", image: Image("x")))
      ShareLink("Chain", item: Link(), preview: SharePreview("Chain", icon: "i"))
    }
    #expect(host.events.isEmpty)
    #expect(try host.words() == ["Share\u{2026}", "Send", "Share\u{2026}", "Both", "Score", "Chain"])
    for name in ["Share\u{2026}", "Send", "Both", "Score", "Chain"] { try host.tap(name) }
    let requests = requests(host)
    #expect(
      requests.map { $0.items.map(\.text) } == [
        ["https://example.com/rex"], ["words"], ["A", "B"], [nil], ["linked"],
      ])
    #expect(requests[1].subject == "About")
    #expect(requests[1].message == "Look")
    #expect(requests[2].items.map(\.title) == ["A", "B"])
    #expect(requests[2].description == "share A: A, B: B")
  }

  @Test(arguments: [(3, "public.json", #"{"player":"Kim","points":3}"#), (0, "public.plain-text", "Kim")])
  func bytesComeInTheBestForm(_ points: Int, _ type: String, _ text: String) async throws {
    let host = controlHost {
      ShareLink("Score", item: Score(points: points, player: "Kim"), preview: SharePreview("Score"))
    }
    try host.tap("Score")
    let item = try #require(requests(host).first?.items.first)
    let found = try #require(try await item.data())
    #expect(found.type.identifier == type)
    #expect(String(decoding: found.data, as: UTF8.self) == text)
  }

  @Test func aDisabledLinkSharesNothing() throws {
    let host = controlHost { ShareLink(item: "words").disabled(true) }
    #expect(throws: EventError.self) { try host.tap("Share\u{2026}") }
    #expect(host.events.isEmpty)
  }
}
