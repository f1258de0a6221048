import Foundation
import PodiumCairo
import PodiumDrawing
import PodiumTimelines
import PodiumViews
import PodiumWidgets

/// Draws widgets into a folder: pictures, manifest and gallery.
///
/// A picture that fails is reported and left as it was; the others are written.
@MainActor package struct RenderRun {
  package let instances: [WidgetInstance]
  package let request: RenderRequest
  package let assets: (any AssetCatalog)?
  /// The gallery's title.
  package let title: String
  /// The program's name and version, for the manifest.
  package let generator: String

  package init(
    instances: [WidgetInstance], request: RenderRequest, assets: (any AssetCatalog)?, title: String,
    generator: String
  ) {
    (self.instances, self.request, self.assets) = (instances, request, assets)
    (self.title, self.generator) = (title, generator)
  }

  /// Draws everything into the folder at `path`.
  ///
  /// - Throws: ``OutputError`` where the folder cannot be written, an error about fonts where nothing can be drawn.
  package func execute(in folder: OutputFolder, console: Console) async throws -> RunSummary {
    try checkFamilies()
    let session = try PictureSession(folder: folder, request: request, console: console)
    let namer = FileNamer(roster: instances.map { $0.subject ?? $0.widget.kind })
    let hasManyKinds = Set(instances.map(\.widget.kind)).count > 1
    for instance in instances {
      let stem = namer.stem(for: instance.subject ?? instance.widget.kind)
      for drawing in await drawings(of: instance, collector: session.collector) {
        for scheme in request.schemes {
          let pending = picture(
            drawing, instance, scheme, stem: stem, showsKind: hasManyKinds && instance.subject != nil, session
          )
          if let pending { try await session.add(pending) }
        }
      }
    }
    return try await session.finish(title: title, generator: generator)
  }

  /// Refuses a family that no widget supports before anything is touched; where only some lack it, those fail alone.
  private func checkFamilies() throws {
    for family in request.families ?? [] {
      guard let first = instances.first?.widget,
        !instances.contains(where: { $0.widget.families.contains(family) })
      else { continue }
      throw WidgetError.unsupportedFamily(
        family.name, kind: first.kind, supported: first.families.map(\.name))
    }
  }

  /// One family of a widget with the entry to show in it.
  private struct Drawing {
    let host: WidgetHost
    let frame: WidgetFrame
    let entry: WidgetEntry
  }

  /// The entries of an instance, family by family; what fails is reported and left out.
  private func drawings(of instance: WidgetInstance, collector: PictureCollector) async -> [Drawing] {
    var result: [Drawing] = []
    for family in request.families(of: instance.widget) {
      do {
        let host = try WidgetHost([instance.widget])
        let frame = try WidgetFrame(instance.widget, family: family, screen: request.screen)
        result.append(
          Drawing(host: host, frame: frame, entry: try await entry(instance, host, frame, collector)))
      } catch {
        collector.fail("\(instance.label), \(family.name)", error, count: request.schemes.count)
      }
    }
    return result
  }

  private func entry(
    _ instance: WidgetInstance, _ host: WidgetHost, _ frame: WidgetFrame, _ collector: PictureCollector
  ) async throws -> WidgetEntry {
    switch request.source {
    case .placeholder: return instance.widget.source.placeholder(in: frame.context(isPreview: false))
    case .snapshot:
      return try await instance.widget.source.snapshot(
        in: frame.context(isPreview: true), within: host.timeout)
    case .timeline:
      let plan = try await host.plan(
        instance.widget, frame: frame, now: request.date, isStrict: request.isStrict)
      collector.note(plan, of: instance)
      return plan.entry(at: request.date)
    }
  }

  private func picture(
    _ drawing: Drawing, _ instance: WidgetInstance, _ scheme: ColorScheme, stem: String, showsKind: Bool,
    _ session: PictureSession
  ) -> PendingPicture? {
    let what = "\(instance.label), \(drawing.frame.family.name), \(scheme.name)"
    do {
      let picture = try drawing.host.picture(
        instance.widget, drawing.entry, frame: drawing.frame, now: request.date,
        environment: request.environment(scheme, assets: assets), scale: request.scale)
      var list = picture.list
      list.dropLinks(forbiddenBy: session.links)
      guard session.collector.accepts(list.warnings, of: what) else { return nil }
      return PendingPicture(
        list: list, widget: instance.widget.kind, family: drawing.frame.family.name,
        subject: instance.subject,
        entryDate: picture.entryDate, scheme: scheme, stem: stem,
        variant: (showsKind ? [instance.widget.kind] : []) + [drawing.frame.family.name, scheme.name])
    } catch {
      session.collector.fail(what, error, count: 1)
      return nil
    }
  }
}
