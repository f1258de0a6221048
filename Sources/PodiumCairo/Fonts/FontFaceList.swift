import CPangoCairo

/// The faces of a configuration, read from fontconfig's patterns.
struct FontFaceList {
  var families: [String] = []
  var byName: [String: FontLibrary.NamedFace] = [:]
  var count = 0

  init(_ configuration: OpaquePointer) {
    guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else { return }
    count = Int(fonts.nfont)
    var seen: Set<String> = []
    for index in 0..<count {
      guard let pattern = fonts.fonts[index], let family = Self.string(pattern, FC_FAMILY) else { continue }
      if seen.insert(family).inserted { families.append(family) }
      var (weight, slant): (Int32, Int32) = (80, 0)
      FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
      let face = FontLibrary.NamedFace(
        family: family, weight: Int(FcWeightToOpenType(weight)), isItalic: slant > 0)
      for name in [Self.string(pattern, FC_FULLNAME), Self.string(pattern, FC_POSTSCRIPT_NAME)] {
        // The first face wins: fontconfig lists folders and files in order of their names.
        if let name = name?.lowercased(), byName[name] == nil { byName[name] = face }
      }
    }
    families.sort()
  }

  private static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }
}
