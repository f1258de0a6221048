/// Not there: views of UIKit.
@available(*, unavailable, message: "Podium has no UIKit; use SwiftUI views")
public protocol UIViewRepresentable: View where Body == Never {}

/// Not there: screens of UIKit.
@available(*, unavailable, message: "Podium has no UIKit; use SwiftUI views")
public protocol UIViewControllerRepresentable: View where Body == Never {}

/// Not there: views of AppKit.
@available(*, unavailable, message: "Podium has no AppKit; use SwiftUI views")
public protocol NSViewRepresentable: View where Body == Never {}

/// Not there: screens of AppKit.
@available(*, unavailable, message: "Podium has no AppKit; use SwiftUI views")
public protocol NSViewControllerRepresentable: View where Body == Never {}

/// Not there: drops.
@available(*, unavailable, message: "Podium has no drag and drop")
public protocol DropDelegate {}

/// Not there: documents.
@available(*, unavailable, message: "Podium has no documents; read files with Foundation")
public protocol FileDocument {}

/// Not there: documents.
@available(*, unavailable, message: "Podium has no documents; read files with Foundation")
public protocol ReferenceFileDocument {}

/// Not there: scenes of documents.
@available(*, unavailable, message: "Podium has no documents; use WindowGroup")
public struct DocumentGroup<Document, Content> {}

/// Not there: items of a menu bar.
@available(*, unavailable, message: "Podium has no menu bar; use WindowGroup")
public struct MenuBarExtra<Label, Content> {}

/// Not there: app delegates.
@available(*, unavailable, message: "Podium has no UIKit; use App and scenePhase")
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Does nothing.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// Nothing.
  public var wrappedValue: Delegate { fatalError("there is no UIKit") }
}

/// Not there: Core Data.
@available(*, unavailable, message: "Podium has no Core Data; use an @Observable model")
@propertyWrapper public struct FetchRequest<Result> {
  /// Does nothing.
  public init() {}

  /// Nothing.
  public var wrappedValue: [Result] { [] }
}

/// Not there: views in UIKit.
@available(*, unavailable, message: "Podium has no UIKit; use ViewHost or ImageRenderer")
public class UIHostingController<Content> {}
