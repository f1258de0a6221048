/// Says where a touch on the widget leads, outside every link.
package final class WidgetURLNode: WrapperNode {
  var url: URL?

  override package func draw(_ context: inout DrawingContext) {
    // Before the content: of several in one tree the outermost is the first (facts W55).
    if let url { context.addWidgetURL(url) }
    super.draw(&context)
  }

  override package var dumpDetail: String { url?.absoluteString ?? "" }
}

/// Sets a widget's URL.
public struct _WidgetURLModifier: ViewModifier, PlainLayoutModifier {
  public typealias Body = Never
  let url: URL?

  package func makeWrapper() -> WidgetURLNode { WidgetURLNode() }

  package func update(_ wrapper: WidgetURLNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.url = url
    return false
  }
}

extension View {
  /// Sets where a touch on the widget leads, outside every link; nil leads nowhere.
  public consuming func widgetURL(_ url: URL?) -> some View { modifier(_WidgetURLModifier(url: url)) }
}
