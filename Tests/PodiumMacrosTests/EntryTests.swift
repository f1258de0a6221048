import PodiumHosting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var petName: String = "Rosie"
  @Entry fileprivate var trickCount = 3
  @Entry var nickname: String?
  @Entry var motto: String? = "Sit"
  @Entry var action: () -> String = { "nothing" }
  @Entry var counted: Int = Counted.next()
  @Entry var `default`: CGFloat = 4
}

extension Transaction {
  @Entry var isTrick = false
}

extension ContainerValues {
  @Entry var isRejected: Bool = false
}

extension FocusedValues {
  @Entry var chosenPet: String?
}

/// Counts how often a default is made.
enum Counted {
  nonisolated(unsafe) static var count = 0

  static func next() -> Int {
    count += 1
    return count
  }
}

@MainActor @Suite(.serialized) struct EntryTests {
  struct Reader: View {
    @Environment(\.petName) var name
    @Environment(\.trickCount) var tricks
    @Environment(\.nickname) var nickname
    @Environment(\.motto) var motto

    var body: some View { Text("\(name) \(tricks) \(nickname ?? "none") \(motto ?? "none")") }
  }

  static func text(_ view: some View) throws -> [String] {
    try ViewHost(view, textEngine: FixedTextEngine()).displayList().accessibilityText
  }

  @Test func readsDefaults() throws {
    #expect(try Self.text(Reader()) == ["Rosie 3 none Sit"])
  }

  @Test func readsWhatWasSet() throws {
    let view = Reader().environment(\.petName, "Maisie").environment(\.trickCount, 7)
      .environment(\.nickname, "Mai").environment(\.motto, nil)
    #expect(try Self.text(view) == ["Maisie 7 Mai none"])
  }

  @Test func makesDefaultsOnlyForReaders() {
    var values = EnvironmentValues()
    let before = Counted.count
    values.counted = -1
    #expect(values.counted == -1)
    #expect(Counted.count == before)
    #expect(EnvironmentValues().counted == before + 1)
  }

  @Test func keepsEntriesApart() {
    var values = EnvironmentValues()
    values.default = 9
    values.action = { "roll" }
    #expect((values.default, values.petName) == (9, "Rosie"))
    #expect(values.action() == "roll")
  }

  @Test func worksInContainers() throws {
    struct Board<Content: View>: View {
      @ViewBuilder let content: Content

      var body: some View {
        ForEach(subviews: content) { subview in
          if subview.containerValues.isRejected { Text("rejected") } else { subview }
        }
      }
    }
    let view = Board {
      Text("one")
      Text("two").containerValue(\.isRejected, true)
      Text("three")
    }
    #expect(try Self.text(view) == ["one", "rejected", "three"])
  }

  @Test func worksInTransactions() throws {
    var transaction = Transaction()
    #expect(!transaction.isTrick)
    transaction.isTrick = true
    #expect(transaction.isTrick)
  }
}
