import Foundation
import Podium
import PodiumCairo
import Testing
import XCTest

@testable import PodiumTesting

@Suite("expectGolden") struct ExpectGoldenTests {
  @Test("Compares with the file beside this one", arguments: [20, 60]) func passes(bar: Int) throws {
    #expect(expectGolden(try Pictures.png(Pictures.card(bar: bar)), named: "card", variant: "bar \(bar)"))
  }

  @Test("Draws a view in every scheme asked for") @MainActor func view() throws {
    let bar = HStack(spacing: 4) {
      Color.primary.frame(width: 20)
      Color(red: 1, green: 0.5, blue: 0)
    }.padding(8)
    #expect(
      expectGolden(bar, named: "view", size: CGSize(width: 60, height: 40), colorSchemes: [.light, .dark]))
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "__Goldens__/ExpectGoldenTests")
    for scheme in ["light", "dark"] {
      let picture = try PNGCodec.decode(Data(contentsOf: folder.appending(path: "view.\(scheme).png")))
      #expect(picture.width == 120 && picture.height == 80)
    }
  }

  @Test("A difference, a missing file and an error are issues of the test") func fails() throws {
    struct NoPicture: Error {}
    func none() throws -> Data { throw NoPicture() }
    let messages = Messages()
    let other = try Pictures.png(Pictures.card(bar: 61))
    withKnownIssue {
      #expect(!expectGolden(other, named: "other bar", record: .never))
      #expect(!expectGolden(other, named: "never recorded", record: .never))
      #expect(!expectGolden(try none(), named: "none"))
    } matching: { issue in
      messages.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    let all = messages.all
    #expect(all.count == 3)
    let difference = all.first { $0.contains("'other bar' is not its golden image") }
    #expect(difference?.contains("10 of 9600 px differ") == true)
    #expect(all.contains { $0.contains("there is no golden image at") })
    #expect(all.contains { $0.contains("the picture for 'none' could not be made: NoPicture()") })
  }

  private final class Messages: @unchecked Sendable {
    // The lock protects the array.
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
  }
}

final class AssertGoldenTests: XCTestCase {
  func testComparesWithTheFileBesideThisOne() throws {
    XCTAssertTrue(assertGolden(try Pictures.png(Pictures.card(bar: 30)), named: "xctest card"))
  }
}
