import Foundation
import PodiumCairo
import PodiumDrawing
import PodiumViews

/// Runs a view as an app would, headless: state lives, events arrive, frames can be asked for.
@MainActor public final class ViewHost<Content: View> {
  /// The view; setting it keeps state where the same type stands in the same place.
  public var content: Content { didSet { show() } }
  /// The environment around the view.
  public var environment: EnvironmentValues {
    didSet {
      prepare(environment)
      show()
    }
  }
  /// The size of the window, points; nil for the view's ideal size.
  public var size: CGSize? {
    didSet {
      if Self.sizeClasses(size) != Self.sizeClasses(oldValue) {
        prepare(environment)
        show()
      } else {
        layOut()
      }
    }
  }

  let stage = ViewStage()
  let eventLog = EventLog()
  private let textEngine: (any TextEngine)?
  private var hasEngine = true
  /// The environment with the host's own parts; kept, since a new one would run every body again.
  private var settled = EnvironmentValues()

  /// Shows `content` in a window of `size` points; without a text engine the installed fonts measure.
  ///
  /// `interfaceIdiom` goes before the environment's.
  public init(
    _ content: Content, size: CGSize? = nil, environment: EnvironmentValues = .init(),
    interfaceIdiom: InterfaceIdiom? = nil, textEngine: (any TextEngine)? = nil
  ) {
    var environment = environment
    if let interfaceIdiom { environment.interfaceIdiom = interfaceIdiom }
    self.content = content
    self.size = size
    self.environment = environment
    self.textEngine = textEngine
    stage.runsLifecycle = true
    prepare(environment)
    show()
  }

  private func prepare(_ environment: EnvironmentValues) {
    settled = environment
    settled.eventLog = eventLog
    if let size { settled.setSizeClasses(for: size) }
    if let textEngine {
      settled.textEngine = textEngine
    } else if let engine = try? Engines.text.get() {
      settled.textEngine = engine
    } else {
      // Frames can still be asked for; drawing throws the reason.
      hasEngine = false
    }
  }

  private static func sizeClasses(_ size: CGSize?) -> [UserInterfaceSizeClass?] {
    var environment = EnvironmentValues()
    if let size { environment.setSizeClasses(for: size) }
    return [environment.horizontalSizeClass, environment.verticalSizeClass]
  }

  private func show() {
    stage.show(content, environment: settled)
    layOut()
  }

  func update() { layOut() }

  private func layOut() {
    stage.layOut(size: size, proposal: size.map { ProposedViewSize($0) } ?? .unspecified)
  }

  /// Bodies run since the last ``resetBodyCount()``, for tests of invalidation.
  public var bodyCount: Int { stage.graph.bodyCount }

  /// Starts counting bodies anew.
  public func resetBodyCount() { stage.graph.bodyCount = 0 }

  /// Brings the view up to date with models that changed since.
  public func settle() { update() }

  /// Moves virtual time on, seconds: the environment's `now` and what depends on it.
  public func advance(by seconds: TimeInterval) {
    guard seconds.isFinite else { return }
    environment.now += seconds
  }

  /// The laid-out tree, one node a line: name, frame in points, detail.
  public func textDump() -> String {
    update()
    return stage.textDump()
  }

  /// The picture as values; throws an error that says which view failed and why.
  public func displayList() throws -> DisplayList {
    update()
    return try stage.displayList()
  }

  /// The picture as a PNG file; `scale` in pixels per point.
  public func pngData(scale: CGFloat = 1) throws -> Data {
    if !hasEngine { _ = try Engines.text.get() }
    if environment.displayScale != scale { environment.displayScale = scale }
    return try renderer().pngData(displayList(), scale: scale)
  }

  /// The picture as an SVG file, one unit a point.
  public func svgData() throws -> Data { try renderer().svgData(displayList()) }

  /// The picture as a one-page PDF file, one unit a point.
  public func pdfData() throws -> Data { try renderer().pdfData(displayList()) }

  private func renderer() throws -> CairoRenderer { try Engines.renderer(schemes: environment.linkSchemes) }
}
