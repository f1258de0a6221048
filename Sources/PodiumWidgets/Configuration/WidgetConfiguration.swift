/// What a widget is: its kind, its provider, its looks.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration

  /// The configuration this one is made of.
  var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration the host reads itself instead of asking for its body.
@MainActor package protocol DescribedConfiguration: WidgetConfiguration where Body == Never {
  func describe(_ description: inout WidgetDescription?)
}

extension DescribedConfiguration {
  public var body: Never { fatalError("\(Self.self) is read by the host and has no body") }
}

extension WidgetConfiguration {
  /// Adds what this configuration says, or what the one it is made of does.
  func read(into description: inout WidgetDescription?) {
    if let described = self as? any DescribedConfiguration {
      described.describe(&description)
    } else {
      body.read(into: &description)
    }
  }

  /// Everything said in this configuration, or nil where it configures nothing.
  func description<W: Widget>(in widget: W.Type) -> WidgetDescription? {
    var description: WidgetDescription?
    read(into: &description)
    description?.typeName = String(describing: widget)
    return description
  }
}

/// A configuration of nothing.
public struct EmptyWidgetConfiguration: DescribedConfiguration {
  /// Makes the configuration.
  public init() {}

  package func describe(_ description: inout WidgetDescription?) {}
}

/// A widget without choices for the reader: one provider, one look for each entry.
public struct StaticConfiguration<Content: View>: DescribedConfiguration {
  private let make: () -> WidgetDescription

  /// Makes the configuration; `content` is called for each entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    make = {
      WidgetDescription(kind: kind, source: EntrySource(kind: kind, provider: provider) { AnyView(content($0)) })
    }
  }

  package func describe(_ description: inout WidgetDescription?) { description = make() }
}
