@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand macros; it speaks over standard input and output.
@main struct Plugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    default: throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }
}

/// The compiler asks for a macro that is not here.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "PodiumMacros has no macro '\(name)'" }
}
