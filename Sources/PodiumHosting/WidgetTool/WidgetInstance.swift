import PodiumViews
import PodiumWidgets

/// One widget to draw, and whose it is where a program draws the same widget for many.
@MainActor package struct WidgetInstance {
  package let widget: WidgetDescription
  /// A pet's name, for instance; nil where the widget is one of a kind.
  package let subject: String?

  package init(_ widget: WidgetDescription, subject: String? = nil) {
    (self.widget, self.subject) = (widget, subject)
  }

  /// What messages call it.
  var label: String { subject.map { "\(widget.kind) of '\($0)'" } ?? widget.kind }
}
