/// Says other views' texts in place of what the content says.
final class SpokenNode: WrapperNode {
  private var spoken: LayoutNodes = []

  func setSpoken(_ nodes: LayoutNodes) {
    spoken = nodes.parts
    for node in spoken { adopt(node) }
  }

  override func placeChildren() {
    super.placeChildren()
    for node in spoken { node.place(at: .zero, proposal: .unspecified) }
  }

  override func draw(_ context: inout DrawingContext) {
    _ = context.takingAccessibilityText { super.draw(&$0) }
    // Never seen, so nothing of it but its words is kept.
    var aloud = DrawingContext()
    for node in spoken { node.draw(&aloud) }
    for text in aloud.accessibilityText { context.addAccessibilityText(text) }
  }
}

/// Lets views that are not shown speak for the content.
struct SpokenModifier<Spoken: View>: ViewModifier, LayoutModifier {
  typealias Body = Never
  let spoken: Spoken

  func makeWrapper() -> SpokenNode { SpokenNode() }

  func reconcileSecondary(_ node: ViewNode) { node.reconcile(slot: 1, spoken) }

  func update(_ wrapper: SpokenNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.setSpoken(index == 0 && node.children.count > 1 ? node.children[1].items : [])
    return false
  }
}

extension View {
  /// Says what `spoken` says instead of what this view does.
  func speaking<Spoken: View>(@ViewBuilder _ spoken: () -> Spoken) -> some View {
    modifier(SpokenModifier(spoken: spoken()))
  }
}

/// A fraction as it is said aloud.
@MainActor func spokenPercentage(_ fraction: Double) -> Text { Text(.made(PercentageSource(fraction: fraction))) }

private struct PercentageSource: TextSource {
  let fraction: Double

  func string(in environment: EnvironmentValues) -> String {
    let number = (fraction * 100).rounded()
    // English is said in words; other languages have their own sign and its place.
    if environment.languageTag == "en" || environment.languageTag.hasPrefix("en-") {
      if (0..<1_000).contains(number) { return IntegerSource(Int(number)).string(in: environment) + " percent" }
      return number.formatted(.number.precision(.fractionLength(0)).locale(environment.locale)) + " percent"
    }
    return (number / 100).formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
  }
}
