import Foundation
import Podium
import Testing

/// What a list draws around its rows.
@MainActor @Suite struct ListLookTests {
  private let phone = CGSize(width: 390, height: 400)

  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: phone, textEngine: FixedTextEngine())
  }

  /// The filled boxes of a picture, one point high or less: the lines between rows.
  private func lines<V: View>(_ host: ViewHost<V>) throws -> [CGRect] {
    try boxes(host).filter { $0.height <= 1 }
  }

  private func boxes<V: View>(_ host: ViewHost<V>) throws -> [CGRect] {
    func boxes(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, _, _): [path.boundingRect]
        case .layer(let layer): boxes(layer.items)
        default: []
        }
      }
    }
    return boxes(try host.displayList().items)
  }

  @Test func linesBeginBelowTheFirstText() throws {
    let host = host(
      List {
        Text("plain")
        HStack {
          Color.red.frame(width: 40, height: 20)
          Text("behind")
        }
        Picker("Which", selection: .constant(1)) {
          Text("a").tag(1)
          Text("b").tag(2)
        }
        .pickerStyle(.segmented)
        Text("guide").alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + 100 }
        Text("last")
      })
    #expect(try lines(host).map(\.minX) == [32, 80, 32, 62])
    #expect(try lines(host).map(\.maxX) == [374, 374, 374, 162])
  }

  @Test func aRowWithABackgroundStandsOnNoCard() throws {
    let host = host(
      List {
        Text("a").listRowBackground(Color.clear)
        Text("b")
        Text("c")
      })
    let cards = try boxes(host).filter { $0.width == 358 && $0.height > 1 }
    #expect(cards == [CGRect(x: 16, y: 60, width: 358, height: 88)])
  }

  @Test func headersAreInCapitalsAndSpokenAsWritten() throws {
    let view = List {
      Section("First") { Text("a") }
      Section {
        Text("b")
      } header: {
        Text("Second").textCase(nil).accessibilityIdentifier("second")
      }
      Section("Third") { Text("c") }.headerProminence(.increased)
    }
    let host = host(view)
    #expect(try host.displayList().accessibilityText == ["First", "a", "Second", "b", "Third", "c"])
    let dump = host.textDump()
    #expect(dump.contains("\"FIRST\"") && dump.contains("\"Second\"") && dump.contains("\"Third\""))
    let plain = self.host(view.listStyle(.plain))
    #expect(plain.textDump().contains("\"First\""))
  }

  @Test func iconsOfLabelsStandInAColumn() throws {
    let host = host(
      List {
        Label {
          Text("a").accessibilityIdentifier("title")
        } icon: {
          Color.red.frame(width: 10, height: 10)
        }
        Label {
          Text("b").accessibilityIdentifier("title")
        } icon: {
          Color.red.frame(width: 20, height: 10)
        }
      })
    #expect(host.frames(of: "title").map(\.minX) == [72, 72])
  }

  private struct Flipping: View {
    @State private var isOn = false

    var body: some View {
      Button("flip") { isOn.toggle() }
      if isOn { Text("shown") }
    }
  }

  @Test func aRowsOwnStateAddsRowsToItsSection() throws {
    let host = host(
      List {
        Section("Own") { Flipping() }
        Section("Group") { DisclosureGroup("More") { Text("inside") } }
      })
    try host.tap("flip")
    #expect(try host.displayList().accessibilityText.contains("shown"))
    try host.tap("flip")
    #expect(try !host.displayList().accessibilityText.contains("shown"))
    try host.tap("More")
    #expect(try host.displayList().accessibilityText.contains("inside"))
  }

  private struct Choices: View {
    @State private var heat = 0
    @State private var hue = "red"

    var body: some View {
      List {
        Text("\(heat) \(hue)")
        Picker("Heat", selection: $heat) {
          ForEach(0..<4, id: \.self) { Text($0, format: .number) }
        }
        .pickerStyle(.segmented)
        Picker("Hue", selection: $hue) {
          ForEach(["red", "blue"], id: \.self) { Text($0.uppercased()).bold() }
        }
      }
    }
  }

  private struct Sheet: View {
    @State private var isShown = false

    var body: some View {
      List { Button("Open") { isShown = true } }
        .sheet(isPresented: $isShown) { List { Text("row") } }
    }
  }

  @Test func groundsAreLighterInASheetInTheDark() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let host = ViewHost(Sheet(), size: phone, environment: environment, textEngine: FixedTextEngine())
    func colors(_ items: [DisplayItem]) -> Set<Color.Resolved> {
      items.reduce(into: []) { found, item in
        switch item {
        case .fill(_, .color(let color), _): found.insert(color)
        case .layer(let layer): found.formUnion(colors(layer.items))
        default: break
        }
      }
    }
    let grey = Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255).resolve(in: environment)
    #expect(try !colors(host.displayList().items).contains(grey))
    try host.tap("Open")
    #expect(try colors(host.displayList().items).contains(grey))
  }

  @Test func elementsOfAForEachAreOptionsInARow() throws {
    let host = host(Choices())
    try host.select("3", in: "Heat")
    try host.select("BLUE", in: "Hue")
    #expect(try host.displayList().accessibilityText.first == "3 blue")
  }
}
