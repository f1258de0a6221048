import Foundation
import Podium
import PodiumDrawing
import Testing

/// Fields for text beside `TextField`.
@MainActor struct ControlsTextTests {
  @Test func textIsTypedIntoAnEditor() throws {
    struct Note: View {
      @State private var note = "one"
      var body: some View { TextEditor(text: $note).accessibilityIdentifier("note") }
    }
    let host = controlHost { Note() }
    try host.type("\ntwo", into: "note")
    #expect(try host.words() == ["one\ntwo"])
    #expect(host.frame(of: "note") == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func anEditorIsNoLargerThanItsPlace() {
    let text = String(repeating: "many words ", count: 400)
    let host = controlHost {
      TextEditor(text: .constant(text)).accessibilityIdentifier("note")
      Text("below").frame(height: 40)
    }
    #expect((host.frame(of: "note")?.height ?? 999) <= 160)
  }

  @Test func aSecretIsNeverShown() throws {
    struct Login: View {
      @State private var secret = ""
      var body: some View {
        SecureField("Password", text: $secret).textFieldStyle(.roundedBorder)
        if secret == "sesame" { Text("open") }
      }
    }
    let host = controlHost { Login() }
    #expect(try host.words() == ["Password"])
    try host.type("sesame", into: "Password")
    #expect(try host.words() == ["Password", "••••••", "open"])
    #expect(!host.textDump().contains("sesame"))
    #expect(throws: EventError.self) { try host.type("x", into: "sesame") }
  }

  @Test func aPromptShowsInsteadOfTheLabel() throws {
    let field = SecureField("Password", text: .constant(""), prompt: Text("Required"))
    #expect(try controlHost { field }.words() == ["Password", "Required"])
  }
}
