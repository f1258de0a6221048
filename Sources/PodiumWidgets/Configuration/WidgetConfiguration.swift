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
  /// Everything said in this configuration, or nil where it configures nothing.
  func description<W: Widget>(in widget: W.Type) -> WidgetDescription? {
    var description: WidgetDescription?
    func read<C: WidgetConfiguration>(_ configuration: C) {
      if let described = configuration as? any DescribedConfiguration {
        described.describe(&description)
      } else {
        read(configuration.body)
      }
    }
    read(self)
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
