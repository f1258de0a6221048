import Foundation
import Podium
import PodiumDrawing
import Testing

/// Forms that ordinary apps use beside the newest ones.
@MainActor struct OrdinaryFormsTests {
  private struct Skew: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  private func transforms<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) throws -> [CGAffineTransform] {
    let host = controlHost { view }
    host.environment.layoutDirection = direction
    return try host.displayList().items.compactMap { if case .layer(let layer) = $0 { layer.transform } else { nil } }
  }

  @Test func drawingsAreTransformed() throws {
    let square = Color.red.frame(width: 40, height: 20)
    #expect(try transforms(square.modifier(Skew(amount: 0.5))) == [CGAffineTransform(translationX: 20, y: 0)])
    // About the corner at (130, 90) in a window of 300 by 200.
    let scaled = try transforms(square.transformEffect(CGAffineTransform(scaleX: 2, y: 1)))
    #expect(scaled == [CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: -130, ty: 0)])
    let flipped = square.flipsForRightToLeftLayoutDirection(true)
    #expect(try transforms(flipped).allSatisfy { $0 == .identity })
    #expect(try transforms(flipped, direction: .rightToLeft).first?.a == -1)
  }

  @Test func textSizesStayWithinLimits() throws {
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    let host = controlHost {
      Size().dynamicTypeSize(.xLarge ... .xxLarge)
      Size().dynamicTypeSize(...DynamicTypeSize.medium)
      Size().dynamicTypeSize(DynamicTypeSize.small...)
    }
    #expect(try host.words() == ["xLarge", "medium", "large"])
  }

  @Test func coloursHaveUIKitsNames() {
    let environment = EnvironmentValues()
    #expect(Color(.systemRed).resolve(in: environment) == Color.red.resolve(in: environment))
    #expect(Color(uiColor: .label).resolve(in: environment) == Color.primary.resolve(in: environment))
    #expect(Color("nowhere").resolve(in: environment).opacity == 0)
  }

  @Test func alertsOfEarlierTimes() throws {
    struct Screen: View {
      @State private var isAsked = true
      @State private var log = "none"
      var body: some View {
        Text(verbatim: log)
          .alert(isPresented: $isAsked) {
            Alert(
              title: Text("Delete?"), message: Text("Rex goes."),
              primaryButton: .destructive(Text("Delete")) { log = "deleted" }, secondaryButton: .cancel())
          }
      }
    }
    let host = controlHost(400, 600) { Screen() }
    let words = try host.words()
    #expect(words.contains("Delete?") && words.contains("Rex goes.") && words.contains("Cancel"))
    try host.tap("Delete")
    #expect(try host.words() == ["deleted"])
  }

  @Test func oneMenuOfSeveral() throws {
    struct Rows: View {
      @State private var names = ["Rex", "Tom"]
      var body: some View {
        ForEach(names, id: \.self) { name in
          Text(name).contextMenu { Button("Delete") { names.removeAll { $0 == name } } }
        }
      }
    }
    let host = controlHost { Rows() }
    try host.choose("Delete", inMenuOf: "Tom")
    #expect(try host.words() == ["Rex"])
    #expect(throws: EventError.self) { try host.choose("Feed", inMenuOf: "Rex") }
  }

  @Test func rowsRefuse() throws {
    struct Rows: View {
      @State private var names = ["Rex", "Tom"]
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "Rex").selectionDisabled(name == "Rex")
              .gesture(DragGesture())
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        Text(verbatim: "chosen \(chosen ?? "none")")
      }
    }
    let host = controlHost(300, 400) { Rows() }
    #expect(throws: EventError.self) { try host.swipe("Rex") }
    #expect(throws: EventError.self) { try host.tap("Rex") }
    try host.tap("Tom")
    #expect(try host.words().last == "chosen Tom")
    try host.swipe("Tom")
    try host.tap("Delete")
    #expect(try host.words() == ["Rex", "chosen Tom"])
  }

  @Test func shapesAreFilledAndTraced() throws {
    let host = controlHost { Circle().fill(.red).stroke(.blue, lineWidth: 3).frame(width: 20, height: 20) }
    let items = try host.displayList().items
    #expect(items.count == 2)
    guard case .fill = items[0], case .stroke(_, _, let style) = items[1] else {
      Issue.record("\(items)")
      return
    }
    #expect(style.lineWidth == 3)
  }

  @Test func marginsKeepContentAway() throws {
    let host = controlHost {
      ScrollView { Color.red.frame(height: 20).accessibilityIdentifier("row") }.contentMargins(.horizontal, 30)
    }
    #expect(host.frame(of: "row") == CGRect(x: 30, y: 0, width: 240, height: 20))
  }

  @Test func clocksStandAtTheEndsOfTheirTime() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = controlHost {
      Text(timerInterval: start...(start + 90))
      Text(timerInterval: start...(start + 7_200), countsDown: false)
      Text(timerInterval: start...(start + 7_200), pauseTime: start + 60, showsHours: false)
    }
    host.environment.now = start + 30
    #expect(try host.words() == ["1:00", "0:30", "119:30"])
    host.environment.now = start + 9_000
    #expect(try host.words() == ["0:00", "2:00:00", "119:00"])
  }

  @Test func aScreenHasTheSchemeOfItsContent() throws {
    let host = controlHost(400, 600) {
      NavigationStack { Text("Night").navigationTitle("Sky").preferredColorScheme(.dark) }
    }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let ground = Color(.systemBackground).resolve(in: dark)
    guard case .fill(_, .color(let drawn), _) = try host.displayList().items.first else {
      Issue.record("there is no ground")
      return
    }
    #expect(drawn == ground)
  }

  @Test func aTitleIsTakenAway() throws {
    let host = controlHost(400, 600) {
      NavigationStack { Text("Content").navigationTitle("Sky").toolbar(removing: .title) }
    }
    #expect(try host.words() == ["Content"])
  }
}
