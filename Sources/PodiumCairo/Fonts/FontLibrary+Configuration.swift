import Foundation

extension FontLibrary {
  /// A configuration that accepts the packages' files and nothing else.
  static func configuration(packages: [FontPackage]) -> String {
    let folders = packages.map(\.folder).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let accepted = packages.flatMap(\.paths).map { "<glob>\(escaped($0))</glob>" }.joined()
    return document(
      folders: folders,
      selection: "<rejectfont><glob>*</glob></rejectfont><acceptfont>\(accepted)</acceptfont>")
  }

  /// A configuration of every font in a folder.
  static func configuration(folder: String) -> String { document(folders: [folder], selection: "") }

  private static func document(folders: [String], selection: String) -> String {
    let caches = cacheFolders.map { "<cachedir>\(escaped($0))</cachedir>" }.joined()
    let dirs = folders.map { "<dir>\(escaped($0))</dir>" }.joined()
    // Pango asks for the family "emoji" where a character has its coloured form. A font of bitmaps comes in one
    // size: the matrix brings it to the one asked for.
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      \(caches)\(dirs)
      <selectfont>\(selection)</selectfont>
      <alias binding="same"><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
      </fontconfig>
      """
  }

  /// Debian keeps a scan of its packages' fonts; a folder of one's own is scanned once into the user's cache.
  private static var cacheFolders: [String] {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].map { $0 + "/.cache" }
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return ["/var/cache/fontconfig"] + (base.map { [$0 + "/podium/fontconfig"] } ?? [])
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
