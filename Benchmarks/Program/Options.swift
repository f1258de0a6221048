import Foundation

/// What the command line asks for.
struct Options {
  var isQuick = false
  var isJSON = false
  /// Also draws 10,000 cards for the memory rows.
  var isLong = false
  /// Only groups with one of these in their name; all where empty.
  var only: [String] = []
  var templates = "Templates"
  /// The `scoreboard` binary; beside this one unless named.
  var tool: String
  /// Draws so many cards and prints its memory: the process that the memory rows start.
  var memoryCards: Int?

  static let usage = """
    usage: podium-bench [--quick] [--json] [--long] [--only GROUP]… [--templates DIR] [--tool FILE]

    --quick  few samples: shows that everything runs, says little about speed
    --long   also the memory of 10,000 cards
    --only   a part of a group's name: view, draw, cards, scale, start, memory
    """

  init(_ arguments: [String]) throws {
    tool =
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("scoreboard").path
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchError("\(option) needs a value\n\(Self.usage)") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--long": isLong = true
      case "--only": only.append(try value(argument))
      case "--templates": templates = try value(argument)
      case "--tool": tool = try value(argument)
      case "--memory-cards":
        guard let count = Int(try value(argument)), count > 0 else {
          throw BenchError("--memory-cards: a number")
        }
        memoryCards = count
      case "--help": throw BenchError(Self.usage)
      default: throw BenchError("unknown option '\(argument)'\n\(Self.usage)")
      }
    }
  }

  /// Whether a group is to be measured.
  func wants(_ group: String) -> Bool { only.isEmpty || only.contains { group.contains($0) } }

  /// How many samples of a row, out of those of a full run.
  func count(_ full: Int) -> Int { isQuick ? min(full, 3) : full }
}

/// Why the run cannot go on.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
