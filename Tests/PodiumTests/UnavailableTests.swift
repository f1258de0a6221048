import Foundation
import Testing

/// Names that are not there say what to use instead.
@Suite("Unavailable names", .enabled(if: Program.isOnPath("swiftc"), "there is no 'swiftc' on PATH"))
struct UnavailableTests {
  /// What the compiler says about a view's body.
  private func messages(_ declarations: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Use.swift")
    try Data("import PodiumViews\n\(declarations)\n".utf8).write(to: file)
    let modules = ScratchBuild.buildFolder.appending(path: "debug").appending(path: "Modules")
    return try Program(path: "swiftc").run(
      [
        "-typecheck", "-swift-version", "6", "-I", modules.path(percentEncoded: false),
        file.path(percentEncoded: false),
      ],
      in: folder.url
    ).all
  }

  @Test("The compiler names the alternative") func compilerSaysSo() throws {
    let outcome = try messages(
      """
      struct Sketch: View {
        var body: some View { Canvas { context, size in context.addFilter(.alphaThreshold(min: 0.5)) } }
      }
      struct Turned: View {
        var body: some View { Text("x").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)) }
      }
      struct Wrapped: UIViewRepresentable {}
      struct Placed: View {
        @State private var id: Int?
        var body: some View { ScrollView { Text("x") }.scrollPosition(id: $id) }
      }
      """)
    for message in [
      "is unavailable: Podium has no thresholds of opacity",
      "is unavailable: Podium draws in a plane; use rotationEffect or scaleEffect",
      "'UIViewRepresentable' is unavailable: Podium has no UIKit; use SwiftUI views",
      "is unavailable: Podium has no scrollPosition; use ScrollViewReader or defaultScrollAnchor",
    ] {
      #expect(outcome.contains(message), "\(outcome)")
    }
  }

  @Test("What is there compiles") func theRestCompiles() throws {
    let outcome = try messages(
      """
      struct Card: View {
        @GestureState private var isPressed = false
        @StateObject private var model = Model()
        var body: some View {
          Text(model.name).onTapGesture { model.name = "b" }.transition(.opacity)
            .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
        }
      }
      @MainActor final class Model: ObservableObject { @Published var name = "a" }
      """)
    #expect(outcome.contains("error:") == false, "\(outcome)")
  }
}
