/// Why there are no fonts to draw with.
package enum FontError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Debian packages that are not installed, or not completely.
  case missingPackages([String])
  /// A folder that `PODIUM_FONTS` names but that holds no font.
  case noFonts(folder: String)
  /// A C library refused to start; `what` names the object it could not make.
  case cannotStart(what: String)

  package var description: String {
    switch self {
    case .missingPackages(let names):
      let list = names.joined(separator: " ")
      return """
        error: font packages are not installed: \(list)
        hint: apt-get install \(list), or name a folder of font files in PODIUM_FONTS
        """
    case .noFonts(let folder):
      return """
        error: PODIUM_FONTS names '\(folder)', which holds no font file (.otf, .ttf or .ttc)
        hint: name a readable folder with fonts, or unset PODIUM_FONTS to use the installed packages
        """
    case .cannotStart(let what):
      return """
        error: cannot make \(what)
        hint: check that fontconfig, Pango and Cairo are installed: apt-get install libpangocairo-1.0-0
        """
    }
  }
}
