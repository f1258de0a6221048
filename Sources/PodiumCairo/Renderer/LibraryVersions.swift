import CDeflate
import CPangoCairo
import CPixbuf
import CRsvg

/// The libraries that decide pixels and bytes, for manifests and golden files.
package enum LibraryVersions {
  /// Names and versions as loaded, in a fixed order; librsvg, gdk-pixbuf and libdeflate as compiled against.
  package static var all: [(name: String, version: String)] {
    [
      ("Cairo", text(cairo_version_string())),
      ("Pango", text(pango_version_string())),
      ("HarfBuzz", text(hb_version_string())),
      ("Fontconfig", fontconfig),
      ("librsvg", "\(LIBRSVG_MAJOR_VERSION).\(LIBRSVG_MINOR_VERSION).\(LIBRSVG_MICRO_VERSION)"),
      ("gdk-pixbuf", "\(GDK_PIXBUF_MAJOR).\(GDK_PIXBUF_MINOR).\(GDK_PIXBUF_MICRO)"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
    ]
  }

  private static func text(_ version: UnsafePointer<CChar>?) -> String {
    version.map { String(cString: $0) } ?? "unknown"
  }

  /// Fontconfig counts 2.14.1 as 21401.
  private static var fontconfig: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}
