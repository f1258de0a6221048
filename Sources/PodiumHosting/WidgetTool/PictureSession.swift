import Foundation
import PodiumCairo
import PodiumDrawing

/// One run's way into a folder: pictures are encoded in parallel, written as they finish, and recorded in order.
///
/// The folder is locked as long as the session lives.
@MainActor package final class PictureSession {
  package let request: RenderRequest
  let collector: PictureCollector
  let links: LinkPolicy
  private let folder: OutputFolder
  private let lock: OutputLock
  private let encoder: PictureEncoder
  private var waiting: [Task<EncodingOutcome, Never>] = []

  /// Opens a folder for a run.
  ///
  /// - Throws: ``OutputError`` where the folder cannot be written, an error about fonts where nothing can be drawn.
  package init(folder: OutputFolder, request: RenderRequest, console: Console) throws {
    (self.folder, self.request) = (folder, request)
    lock = try folder.lock()
    _ = try Engines.text.get()
    links = LinkPolicy(appSchemes: request.linkSchemes)
    encoder = PictureEncoder(
      renderer: try Engines.renderer(schemes: request.linkSchemes), request: request)
    collector = PictureCollector(folder: folder, console: console, isStrict: request.isStrict)
  }

  /// Hands a picture over for encoding; waits while as many as allowed are being encoded.
  ///
  /// - Throws: ``OutputError``.
  package func add(_ picture: PendingPicture) async throws {
    if waiting.count >= max(1, request.jobs) { try await takeOldest() }
    let place = collector.reserve()
    waiting.append(
      Task.detached { [encoder] in
        EncodingOutcome(place: place, name: picture.stem, result: Result { try encoder.encode(picture) })
      })
  }

  private func takeOldest() async throws {
    let oldest = waiting.removeFirst()
    try collector.take(await oldest.value)
  }

  /// Writes what is left, the manifest and the gallery.
  ///
  /// - Throws: ``OutputError``.
  package func finish(title: String, generator: String) async throws -> RunSummary {
    while !waiting.isEmpty { try await takeOldest() }
    var manifest = Manifest(
      generator: generator, pictures: collector.records, widgets: collector.states,
      fonts: try Engines.fonts(),
      libraries: Engines.libraries)
    if let old = folder.contents(of: Manifest.fileName).flatMap({ try? Manifest(data: $0) }) {
      manifest.keepPictures(of: old) { folder.holds($0) }
    }
    let gallery = Gallery(title: title, manifest: manifest, timeZone: request.timeZone) { [links] text in
      URL(string: text).map(links.allows) ?? false
    }
    _ = try folder.write(manifest.data(), named: Manifest.fileName)
    _ = try folder.write(gallery.data(), named: Gallery.fileName)
    try folder.synchronize()
    return RunSummary(
      manifest: manifest, gallery: folder.path(of: Gallery.fileName), written: collector.written,
      unchanged: collector.unchanged, failed: collector.failed)
  }
}

/// What came of a run.
package struct RunSummary: Sendable {
  package var manifest: Manifest
  /// The gallery's path.
  package var gallery: String
  package var written: Int
  package var unchanged: Int
  package var failed: Int

  package var exitCode: ExitCode { failed > 0 ? .somePicturesFailed : .done }

  /// Prints the manifest, or one line.
  package func report(asJSON: Bool, _ console: Console) throws {
    if asJSON { return console.write(data: try manifest.data()) }
    console.line(
      "\(gallery): \(written) written, \(unchanged) unchanged" + (failed > 0 ? ", \(failed) failed" : ""))
  }
}
