import Podium

/// A host of 200 by 100 points whose letters need no fonts.
@MainActor func smallHost<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) -> ViewHost<V> {
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  return ViewHost(
    view, size: CGSize(width: 200, height: 100), environment: environment, textEngine: FixedTextEngine())
}

/// Says its name and how often it was tapped, which is state of its own.
struct TapCounter: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(name)\(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}
