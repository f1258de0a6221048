/// Finds what somebody meant by a word that is none of the allowed ones.
enum Suggestion {
  /// The allowed word that fewest edits make of `word`: at most a third of its letters, and never all.
  static func nearest(to word: String, in allowed: [String]) -> String? {
    let given = Array(word.lowercased().prefix(40))
    let ranked = allowed.map { (word: $0, distance: distance(given, Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(given.count, best.word.count) / 3) ? best.word : nil
  }

  /// Levenshtein's distance, with a swap of neighbours as one edit.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }

  /// Words for animals that are one of the eight kinds.
  static let kinds: [String: PetKind] = [
    "kitten": .cat, "kitty": .cat, "puppy": .dog, "hound": .dog, "goldfish": .fish, "parrot": .bird,
    "canary": .bird, "budgie": .bird, "chicken": .bird, "gecko": .lizard, "iguana": .lizard,
    "chameleon": .lizard, "tortoise": .turtle, "hare": .rabbit, "bunny": .rabbit, "insect": .bug,
    "beetle": .bug, "cricket": .bug, "ladybug": .bug, "ladybird": .bug,
  ]
}

extension String {
  /// The text in quotes, shortened and with its controls escaped, for a message on one line.
  var quoted: String {
    var out = "\""
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == 60 {
        out += "…"
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator,
        .format where scalar.value != 0x200D:
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
