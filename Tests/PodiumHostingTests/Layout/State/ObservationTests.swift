import Observation
import PodiumHosting
import PodiumViews
import Testing

/// Only what read a changed property runs again.
@MainActor struct ObservationTests {
  @Observable final class Model {
    var name = "Rex"
    var score = 1
    var unread = 0
  }

  private struct NameView: View {
    let model: Model
    var body: some View { Text(verbatim: model.name) }
  }

  private struct ScoreView: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.score)") }
  }

  private struct Card: View {
    let model: Model
    var body: some View {
      NameView(model: model)
      ScoreView(model: model)
    }
  }

  @Test func onlyReadersOfAPropertyRunAgain() throws {
    let model = Model()
    let host = ViewHost(Card(model: model), textEngine: FixedTextEngine())
    #expect(host.bodyCount == 3)
    host.resetBodyCount()
    model.score = 2
    host.settle()
    #expect(host.bodyCount == 1)
    #expect(try host.displayList().accessibilityText == ["Rex", "2"])
    host.resetBodyCount()
    model.unread = 5
    host.settle()
    #expect(host.bodyCount == 0)
    model.name = "Roofus"
    model.score = 3
    host.settle()
    #expect(host.bodyCount == 2)
    #expect(try host.displayList().accessibilityText == ["Roofus", "3"])
  }

  @Test func aChangedTextIsLaidOutAnew() {
    let model = Model()
    let host = ViewHost(
      HStack { NameView(model: model).accessibilityIdentifier("name") }, textEngine: FixedTextEngine())
    #expect(host.frame(of: "name")?.width == 18)
    model.name = "Roofus"
    host.settle()
    #expect(host.frame(of: "name")?.width == 36)
  }

  @Test func anEqualStateRunsNothing() throws {
    struct Same: View {
      @State private var value = 1
      var body: some View { Button("set \(value)") { value = 1 }.accessibilityIdentifier("set") }
    }
    let host = ViewHost(Same(), textEngine: FixedTextEngine())
    host.resetBodyCount()
    try host.tap("set")
    #expect(host.bodyCount == 0)
  }

  @Test func anUnchangedChildIsNotRun() throws {
    struct Leaf: View {
      let number: Int
      var body: some View { Text(verbatim: "leaf \(number)") }
    }
    struct Parent: View {
      @State private var taps = 0
      var body: some View {
        Text(verbatim: "taps \(taps)").modifier(Touch { taps += 1 }).accessibilityIdentifier("touch")
        Leaf(number: 7)
      }
    }
    let host = ViewHost(Parent(), textEngine: FixedTextEngine())
    let atFirst = host.bodyCount
    host.resetBodyCount()
    try host.tap("touch")
    #expect(try host.displayList().accessibilityText == ["taps 1", "leaf 7"])
    #expect(host.bodyCount < atFirst, "the leaf has the same input and must not run")
  }

  /// A button of the plainest kind, by a modifier with a body.
  struct Touch: ViewModifier {
    let action: @MainActor () -> Void
    func body(content: Content) -> some View { Button(action: action) { content }.buttonStyle(.plain) }
  }

  @Test func bindingsReachIntoMembers() throws {
    struct Pet: Equatable {
      var name = "Rex"
      var isTame = false
    }
    struct Editor: View {
      @Binding var pet: Pet
      var body: some View {
        TextField("Name", text: $pet.name).accessibilityIdentifier("name")
        Toggle("Tame", isOn: $pet.isTame).accessibilityIdentifier("tame")
      }
    }
    struct Owner: View {
      @State private var pet = Pet()
      var body: some View {
        Editor(pet: $pet)
        Text(verbatim: "\(pet.name) \(pet.isTame)")
      }
    }
    let host = ViewHost(Owner(), textEngine: FixedTextEngine())
    try host.type("y!", into: "name")
    try host.tap("tame")
    #expect(try host.displayList().accessibilityText.last == "Rexy! true")
  }

  @Test func bindablesReachIntoModels() throws {
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { TextField("Name", text: $model.name) }
    }
    let model = Model()
    let host = ViewHost(Editor(model: model), textEngine: FixedTextEngine())
    try host.type("x", into: "Name")
    #expect(model.name == "Rexx")
  }
}
