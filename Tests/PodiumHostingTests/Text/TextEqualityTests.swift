import Foundation
import Podium
import PodiumDrawing
import Testing

/// Texts are equal where they look alike in every environment, not in one.
@MainActor struct TextEqualityTests {
  private struct Words: View {
    let text: Text

    var body: some View { text }
  }

  /// Half a year apart, at one hour in Greenwich and at two in New York.
  private static let winter = Date(timeIntervalSince1970: 1_705_320_000)
  private static let summer = winter.addingTimeInterval(181 * 86_400)

  private static let pairs: [(Text, Text)] = [
    (Text(winter, format: .dateTime.hour()), Text(summer, format: .dateTime.hour())),
    (Text("\(winter, format: .dateTime.hour())"), Text("\(summer, format: .dateTime.hour())")),
    (Text(winter, style: .time), Text(summer, style: .time)),
    (Text("at \(winter, style: .time)"), Text("at \(summer, style: .time)")),
    (Text(winter...winter.addingTimeInterval(60)), Text(summer...summer.addingTimeInterval(60))),
  ]

  @Test(arguments: 0..<5) func aTextThatOnlyLooksTheSameElsewhereIsDrawnAnew(_ index: Int) throws {
    let (first, second) = Self.pairs[index]
    #expect(first != second)
    let host = ViewHost(Words(text: first), size: CGSize(width: 200, height: 50), textEngine: FixedTextEngine())
    host.environment.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    let before = try host.words()
    host.content = Words(text: second)
    #expect(try host.words() != before)
  }

  @Test func equalTextsAreEqual() {
    func texts() -> [Text] {
      [
        Text("a"), Text("a \(1) b"), Text("a \(1.5)"), Text("\(2, specifier: "%d")"),
        Text("\("x") \(Text("y").bold())"),
        Text(Self.winter, format: .dateTime), Text(Self.winter, style: .relative), Text(verbatim: "v"),
        Text(timerInterval: Self.winter...Self.summer), Text(Self.winter...Self.summer), Text("a") + Text("b"),
        Text(3, format: .number), Text("*a* \(3)"), Text("\(Self.winter, format: .dateTime.year())"),
      ]
    }
    for (index, text) in texts().enumerated() {
      for (other, same) in texts().enumerated() { #expect((text == same) == (index == other), "\(index), \(other)") }
    }
  }

  @Test func differentTextsAreNot() {
    #expect(Text("\(1)") != Text("\(2)"))
    #expect(Text("\(1)") != Text("\("1")"))
    #expect(Text("\(1)") != Text("1"))
    #expect(Text("\(1.5, specifier: "%.1f")") != Text("\(1.5, specifier: "%.2f")"))
    #expect(Text(3, format: .number) != Text(3, format: .percent))
    #expect(Text(Self.winter, style: .date) != Text(Self.winter, style: .time))
    #expect(Text("a").bold() != Text("a"))
  }
}
