import CPangoCairo
import CPixbuf
import CRsvg

extension CairoRenderer {
  /// The versions of the libraries that draw, by name: another version may draw other pixels.
  package static var libraryVersions: [String: String] {
    let fontconfig = FcGetVersion()
    return [
      "cairo": String(cString: cairo_version_string()), "pango": String(cString: pango_version_string()),
      "fontconfig": "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)",
      "librsvg": "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)",
      "gdk-pixbuf": GDK_PIXBUF_VERSION,
    ]
  }
}
