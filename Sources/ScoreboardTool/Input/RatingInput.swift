import Foundation
import PetTricks
import PodiumHosting

/// The pets and ratings that a command works on, read from its files.
struct RatingInput {
  let pets: [Pet]
  let events: [RatingEvent]
  /// Whether some row or file had to be left out.
  let hasErrors: Bool

  static let option = Option(
    "--input", "FILE", ValueKind.path,
    help: "Read ratings from this CSV or NDJSON file, - for standard input.",
    default: "the sample", repeatable: true)
  static let pet = Option(
    "--pet", "NAME", ValueKind.text, help: "Only this pet.", repeatable: true)

  /// At most this many diagnostics are printed one by one. Ours.
  private static let diagnosticLimit = 50

  /// Reads the files, tells of what is wrong in them and keeps what is right.
  ///
  /// - Throws: ``InputError`` where a file cannot be read or nothing is left.
  init(_ parsed: Parsed, templates: Templates, console: Console) throws {
    var importer = RatingImporter(timeZone: parsed.context.timeZone)
    let files = parsed.all(Self.option)
    if files.isEmpty {
      guard let data = try? Self.read(templates.sample) else { throw InputError.noSample(templates.sample) }
      importer.add(data, file: templates.sample)
    }
    for file in files { importer.add(try Self.read(file), file: file == "-" ? "standard input" : file) }
    let result = importer.finish()
    Self.report(result.diagnostics, console)
    guard !result.pets.isEmpty else { throw InputError.nothingLeft(rows: result.rowCount) }
    (pets, events, hasErrors) = (result.pets, result.events, result.hasErrors)
  }

  /// The pets named with `--pet`, or all.
  func chosen(_ parsed: Parsed) throws -> [Pet] {
    let names = parsed.all(Self.pet)
    guard !names.isEmpty else { return pets }
    return try names.map { name in
      let wanted = (try? PetName.normalized(name)) ?? name
      guard
        let pet = pets.first(where: { $0.name == wanted })
          ?? pets.first(where: { $0.name.lowercased() == wanted.lowercased() })
      else { throw InputError.unknownPet(name, known: pets.map(\.name)) }
      return pet
    }
  }

  /// What the command ends with, given how its own work ended: bad rows count where all else went well.
  func exitCode(_ code: ExitCode) -> ExitCode { code == .done && hasErrors ? .badInput : code }

  private static func read(_ file: String) throws -> Data {
    func fault(_ code: Int32) -> InputError {
      InputError.unreadable(
        file: file == "-" ? "standard input" : file, reason: String(cString: strerror(code)))
    }
    let descriptor = file == "-" ? dup(STDIN_FILENO) : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(errno) }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return data
      } else if errno != EINTR {
        throw fault(errno)
      }
    }
  }

  private static func report(_ diagnostics: [ImportDiagnostic], _ console: Console) {
    // Notes say how a good row was read: one of each kind is enough to know.
    var noted: Set<ImportDiagnostic.Code> = []
    var shown = 0
    for diagnostic in diagnostics {
      if diagnostic.severity == .note, !noted.insert(diagnostic.code).inserted { continue }
      shown += 1
      guard shown <= diagnosticLimit else { continue }
      let text = "\(diagnostic.place): \(diagnostic.message)"
      if diagnostic.severity == .error {
        console.error(text, hint: diagnostic.hint)
      } else {
        console.warning(text, hint: diagnostic.hint)
      }
    }
    if shown > diagnosticLimit { console.warning("\(shown - diagnosticLimit) more like these are not shown") }
  }
}

/// Why a command has nothing to work on.
enum InputError: DiagnosticError, Hashable {
  case unreadable(file: String, reason: String)
  case noSample(String)
  case nothingLeft(rows: Int)
  case unknownPet(String, known: [String])

  var message: String {
    switch self {
    case .unreadable(let file, let reason): "cannot read '\(file)': \(reason)"
    case .noSample(let file): "the sample '\(file)' cannot be read"
    case .nothingLeft(let rows):
      rows == 0
        ? "there is no row to draw" : "none of the \(rows) rows can be used, so there is nothing to draw"
    case .unknownPet(let name, let known):
      "no pet is called '\(name)'; there is \(known.prefix(20).joined(separator: ", "))"
    }
  }

  var hint: String? {
    switch self {
    case .unreadable: "check the path, or leave --input out to draw the sample"
    case .noSample: "name your own file with --input, or the folder that holds the sample with --templates"
    case .nothingLeft: "a file needs a line 'pet,kind,trick,rating,date' and a row below it"
    case .unknownPet(let name, let known):
      Suggestion.nearest(to: name, in: known).map { "did you mean '\($0)'?" }
    }
  }

  var exitCode: ExitCode {
    if case .unknownPet = self { .usage } else { .badInput }
  }
}
