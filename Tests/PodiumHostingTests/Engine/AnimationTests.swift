import Foundation
import Podium
import PodiumDrawing
import Testing

/// Movement of which a picture shows the end, or the start where there is none.
@MainActor struct AnimationTests {
  private struct Faded: ViewModifier {
    let word: String
    func body(content: Content) -> some View {
      content
      Text(verbatim: word)
    }
  }

  private struct Badge: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
      Text(verbatim: "\(phase.isIdentity) \(phase.value)")
    }
  }

  @Test func aTransitionShowsTheViewWhileItIsThere() throws {
    let host = controlHost {
      Text("plain").transition(.move(edge: .bottom).combined(with: .opacity))
      Text("modified").transition(.modifier(active: Faded(word: "active"), identity: Faded(word: "identity")))
      Text("own").transition(Badge().combined(with: .opacity))
      Text("asymmetric").transition(.asymmetric(insertion: .scale, removal: .slide))
    }
    #expect(try host.words() == ["plain", "modified", "identity", "own", "true 0.0", "asymmetric"])
  }

  @Test func phasesAndKeyframesShowTheirStart() throws {
    struct Values { var scale = 1.0, angle = Angle.zero }
    let host = controlHost {
      PhaseAnimator(["a", "b"]) {
        Text($0)
      } animation: { _ in
        .bouncy
      }
      Text("x").phaseAnimator([1, 2], trigger: 0) { content, phase in
        content
        Text(verbatim: "\(phase)")
      }
      Text("y").keyframeAnimator(initialValue: Values(), trigger: 0) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.2)
          SpringKeyframe(1, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(20), duration: 0.2) }
      }
    }
    #expect(try host.words() == ["a", "x", "1", "y"])
  }

  @Test func aTimelineShowsTheLatestMoment() throws {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    func text(_ date: Date) -> Text { Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))") }
    let host = controlHost {
      TimelineView(.periodic(from: start, by: 30)) { text($0.date) }
      TimelineView(.everyMinute) { text($0.date) }
      TimelineView(.explicit([start, start + 60, start + 200])) { text($0.date) }
      TimelineView(.animation) { text($0.date) }
      TimelineView(.explicit([start + 900])) { text($0.date) }
    }
    host.environment.now = start + 100
    #expect(try host.words() == ["1090", "1080", "1060", "1100", "1900"])
    host.advance(by: 25)
    #expect(try host.words() == ["1120", "1080", "1060", "1125", "1900"])
  }

  @Test func aPictureWaitsForNoNetwork() throws {
    let host = controlHost {
      AsyncImage(url: URL(string: "https://example.com/rex.png")) {
        $0.resizable()
      } placeholder: {
        Text("waiting")
      }
      AsyncImage(url: nil) { phase in
        if let image = phase.image { image } else if phase.error != nil { Text("failed") } else { Text("empty") }
      }
      AsyncImage(url: nil).frame(width: 20, height: 20)
    }
    #expect(try host.words() == ["waiting", "empty"])
  }

  @Test func feedbackIsTold() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
          .sensoryFeedback(.success, trigger: count)
          .sensoryFeedback(.error, trigger: count) { _, new in new > 1 }
          .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
      }
    }
    let host = controlHost { Counting() }
    try host.tap("Add")
    #expect(host.events.map(\.description).sorted() == ["feedback: increase", "feedback: success"])
  }

  @Test func aVisualEffectKnowsItsGeometry() throws {
    let host = controlHost {
      Color.red.frame(width: 40, height: 20)
        .visualEffect { effect, geometry in effect.offset(x: geometry.size.width).opacity(0.5) }
        .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
    }
    var transforms: [CGAffineTransform] = []
    var opacities: [Double] = []
    func visit(_ items: [DisplayItem]) {
      for case .layer(let layer) in items {
        transforms.append(layer.transform)
        opacities.append(layer.opacity)
        visit(layer.items)
      }
    }
    visit(try host.displayList().items)
    #expect(opacities.filter { $0 == 0.5 }.count == 1)
    #expect(transforms.contains(CGAffineTransform(translationX: 40, y: 0)))
  }

  @Test func namespacesDiffer() throws {
    struct Spaces: View {
      @Namespace private var one
      @Namespace private var two
      var body: some View {
        Text("a").matchedGeometryEffect(id: 1, in: one)
        Text(verbatim: "\(one == two)").matchedTransitionSource(id: 1, in: two)
          .navigationTransition(.zoom(sourceID: 1, in: two))
      }
    }
    #expect(try controlHost { Spaces() }.words() == ["a", "false"])
  }

  @Test func valuesBetweenTwo() {
    let pair = AnimatablePair(1.0, CGFloat(2)).interpolated(towards: AnimatablePair(3, 6), amount: 0.5)
    #expect(pair == AnimatablePair(2, 4))
    #expect(pair.magnitudeSquared == 20)
    #expect(CGSize(width: 1, height: 2).animatableData == AnimatablePair(1, 2))
  }

  @Test func aSymbolThatDisappearsIsGone() throws {
    let host = controlHost {
      Image(systemName: "star").symbolEffect(.bounce, value: 1).symbolEffect(.pulse.byLayer, options: .repeating)
      Image(systemName: "heart").symbolEffect(.disappear, isActive: true)
    }
    let hidden = try host.displayList().items.filter {
      if case .layer(let layer) = $0 { layer.opacity == 0 } else { false }
    }
    #expect(hidden.count == 1)
  }
}
