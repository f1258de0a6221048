import Foundation
import Podium
import Testing

@MainActor @Suite struct ScreensPresentationTests {
  private let phone = CGSize(width: 390, height: 844)

  private func texts<V: View>(_ host: ViewHost<V>) throws -> [String] {
    try host.displayList().accessibilityText
  }

  private struct Sheets: View {
    var detents: Set<PresentationDetent> = []
    @State private var isShown = false
    @State private var dismissals = 0
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Dismissed \(dismissals), counted \(count)")
        Button("Open") { isShown = true }
        Button("Add") { count += 100 }
      }
      .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) {
        Inner(count: $count).presentationDetents(detents)
      }
    }

    struct Inner: View {
      @Binding var count: Int
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        NavigationStack {
          Text("Count \(count)")
            .navigationTitle("Inside")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
              ToolbarItem(placement: .cancellationAction) { Button("Add") { count += 1 } }
            }
        }
      }
    }
  }

  @Test func sheetTakesTouchesAndIsDismissed() throws {
    let host = ViewHost(Sheets(), size: phone, textEngine: FixedTextEngine())
    try host.tap("Open")
    #expect(try texts(host) == ["Count 0", "Inside", "Add", "Done"] || texts(host).contains("Inside"))
    #expect(try !texts(host).contains("Open"))
    // Of two buttons with one name the one in front is meant.
    try host.tap("Add")
    #expect(try texts(host).contains("Count 1"))
    #expect(throws: EventError.self) { try host.tap("Open") }
    try host.tap("Done")
    #expect(try texts(host) == ["Dismissed 1, counted 1", "Open", "Add"])
  }

  @Test(
    arguments: [([], 834), ([.medium], 422), ([.height(200), .large], 200), ([.fraction(0.5)], 417)]
      as [(Set<PresentationDetent>, CGFloat)])
  func sheetHasTheHeightOfItsDetent(_ detents: Set<PresentationDetent>, _ height: CGFloat) throws {
    let host = ViewHost(Sheets(detents: detents), size: phone, textEngine: FixedTextEngine())
    try host.tap("Open")
    #expect(host.frame(of: "Sheet") == CGRect(x: 0, y: 844 - height, width: 390, height: height))
  }

  @Test func sheetOfAnItemFollowsTheItem() throws {
    struct Pet: Identifiable { let id: String }
    struct Screen: View {
      @State private var pet: Pet?

      var body: some View {
        Button("Show") { pet = Pet(id: "Rex") }
          .sheet(item: $pet) { shown in
            VStack {
              Text("Pet \(shown.id)")
              Button("Other") { pet = Pet(id: "Tom") }
              Button("Close") { pet = nil }
            }
          }
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    try host.tap("Show")
    #expect(try texts(host).contains("Pet Rex"))
    try host.tap("Other")
    #expect(try texts(host).contains("Pet Tom"))
    try host.tap("Close")
    #expect(try texts(host) == ["Show"])
  }

  private struct Asking: View {
    @State private var isAsking = false
    @State private var answer = "none"
    @State private var name = ""
    let buttons: Int

    var body: some View {
      VStack {
        Text("Answer \(answer)")
        Button("Delete") { isAsking = true }
      }
      .alert("Delete it?", isPresented: $isAsking) {
        if buttons > 0 { Button("Delete", role: .destructive) { answer = "deleted \(name)" } }
        if buttons > 1 { Button("Keep", role: .cancel) { answer = "kept" } }
        if buttons > 2 { TextField("Name", text: $name) }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  @Test func alertAnswersAndCloses() throws {
    let host = ViewHost(Asking(buttons: 3), size: phone, textEngine: FixedTextEngine())
    try host.tap("Delete")
    #expect(try texts(host) == ["Delete it?", "This cannot be undone.", "Name", "Keep", "Delete"])
    let alert = try #require(host.frame(of: "Alert"))
    #expect(alert.width == 270)
    #expect(alert.midX == 195)
    #expect(alert.midY == 422)
    try host.type("Rex", into: "Name")
    try host.tap("Delete")
    #expect(try texts(host) == ["Answer deleted Rex", "Delete"])
    try host.tap("Delete")
    try host.tap("Keep")
    #expect(try texts(host) == ["Answer kept", "Delete"])
  }

  @Test func alertWithoutActionsSaysOK() throws {
    let host = ViewHost(Asking(buttons: 0), size: phone, textEngine: FixedTextEngine())
    try host.tap("Delete")
    try host.tap("OK")
    #expect(try texts(host) == ["Answer none", "Delete"])
  }

  @Test func alertOfAnErrorSaysWhatTheErrorSays() throws {
    struct Fault: LocalizedError { var errorDescription: String? { "No food left" } }
    struct Screen: View {
      @State private var isShown = true

      var body: some View {
        Color.clear.alert(isPresented: $isShown, error: Fault()) { Button("Buy") {} }
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    #expect(try texts(host) == ["No food left", "Buy"])
  }

  @Test func confirmationDialogHasAWayOut() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var color = "red"

      var body: some View {
        Button("Colour \(color)") { isShown = true }
          .confirmationDialog("Colour", isPresented: $isShown, titleVisibility: .visible) {
            Button("Green") { color = "green" }
            Button("Blue") { color = "blue" }
          }
      }
    }
    let host = ViewHost(Screen(), size: phone, textEngine: FixedTextEngine())
    try host.tap("Colour red")
    #expect(try texts(host) == ["Colour", "Green", "Blue", "Cancel"])
    try host.tap("Blue")
    #expect(try texts(host) == ["Colour blue"])
    try host.tap("Colour blue")
    try host.tap("Cancel")
    #expect(try texts(host) == ["Colour blue"])
  }

  @Test func coverFillsTheWindow() throws {
    let host = ViewHost(
      Color.red.frame(width: 10, height: 10).fullScreenCover(isPresented: .constant(true)) { Text("Cover") },
      size: phone, textEngine: FixedTextEngine())
    #expect(host.frame(of: "FullScreenCover") == CGRect(origin: .zero, size: phone))
    #expect(try texts(host) == ["Cover"])
  }
}
