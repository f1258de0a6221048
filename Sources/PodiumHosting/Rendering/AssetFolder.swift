import Foundation
import PodiumCairo
import PodiumDrawing
import Synchronization

/// An asset catalog made of plain files in folders.
///
/// `Name.svg`, `Name.png` or `Name.jpg` is the picture `Name`; `Name@2x.png` has two pixels a point, and
/// `Name-dark.svg` takes its place in the dark scheme. Earlier folders win. Each file is read once.
public final class AssetFolder: AssetCatalog {
  private let folders: [URL]
  private let cache = Mutex<[Key: ImageResource?]>([:])

  private struct Key: Hashable {
    let name: String
    let scheme: ColorScheme
    let displayScale: CGFloat
  }

  /// Makes a catalog of the files in `folders`.
  public init(_ folders: [URL]) { self.folders = folders }

  /// Formats in the order they are looked for: drawings scale best.
  private static let extensions = ["svg", "png", "jpg", "jpeg"]

  public func image(named name: String, scheme: ColorScheme, displayScale: CGFloat) -> ImageResource? {
    let key = Key(name: name, scheme: scheme, displayScale: displayScale)
    if let known = cache.withLock({ $0[key] }) { return known }
    // A name is never a way out of the folder.
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), !name.hasPrefix(".") else { return nil }
    let found = find(name, scheme, displayScale)
    cache.withLock { $0[key] = .some(found) }
    return found
  }

  public func color(named name: String) -> Color? { nil }

  private func find(_ name: String, _ scheme: ColorScheme, _ displayScale: CGFloat) -> ImageResource? {
    let wanted = Int(displayScale.rounded(.up).isFinite ? min(max(displayScale.rounded(.up), 1), 3) : 1)
    // The wanted scale first, then finer ones, then coarser ones.
    let scales = [wanted] + [3, 2, 1].filter { $0 != wanted }
    let names = scheme == .dark ? [name + "-dark", name] : [name]
    for folder in folders {
      for base in names {
        for kind in Self.extensions {
          for scale in kind == "svg" ? [1] : scales {
            let file = folder.appendingPathComponent(base + (scale > 1 ? "@\(scale)x" : "") + "." + kind)
            if let resource = read(file, scale: CGFloat(scale)) { return resource }
          }
        }
      }
    }
    return nil
  }

  private func read(_ file: URL, scale: CGFloat) -> ImageResource? {
    guard let data = try? Data(contentsOf: file),
      var resource = try? ImageInspector.imageResource(data: data, name: file.lastPathComponent)
    else { return nil }
    resource.size = CGSize(width: resource.size.width / scale, height: resource.size.height / scale)
    return resource
  }
}
