import Foundation

/// How the text of an option or argument becomes a value.
package struct ValueKind<Value: Sendable>: Sendable {
  /// Reads one text; throws `ValueError` where it is not allowed.
  package let read: @Sendable (String, ParseContext) throws(ValueError) -> Value
  /// Words to offer in help, where the values can be counted.
  package let choices: [String]

  /// Makes a kind from a closure.
  package init(
    choices: [String] = [], read: @escaping @Sendable (String, ParseContext) throws(ValueError) -> Value
  ) {
    self.choices = choices
    self.read = read
  }

  /// The same texts, with another value made of them.
  package func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueKind<Other> {
    let read = read
    return ValueKind<Other>(choices: choices) { (text, context) throws(ValueError) in
      transform(try read(text, context))
    }
  }
}

extension ValueKind where Value == String {
  /// Any text that is not empty.
  package static var text: Self {
    Self { (text, _) throws(ValueError) in
      guard !text.isEmpty else { throw ValueError(allowed: "a text that is not empty") }
      return text
    }
  }

  /// A path: any text that is not empty and holds no NUL.
  package static var path: Self {
    Self { (text, _) throws(ValueError) in
      guard !text.isEmpty, !text.utf8.contains(0) else {
        throw ValueError(allowed: "a path that is not empty")
      }
      return text
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number within a range.
  package static func integer(in range: ClosedRange<Int>) -> Self {
    Self { (text, _) throws(ValueError) in
      let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      guard let value = Int(text), range.contains(value) else { throw ValueError(allowed: allowed) }
      return value
    }
  }
}

extension ValueKind where Value == Double {
  /// A finite number within a range, with a point as its decimal separator.
  package static func number(in range: ClosedRange<Double>? = nil) -> Self {
    Self { (text, _) throws(ValueError) in
      let allowed =
        range.map { "a number from \(plain($0.lowerBound)) to \(plain($0.upperBound))" } ?? "a number"
      // Double reads "0x1p3", "nan" and "infinity" as well: none is what a person means here.
      let digits = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      guard digits, let value = Double(text), value.isFinite, range?.contains(value) ?? true else {
        throw ValueError(allowed: allowed, reason: text.contains(",") ? "the decimal separator is '.'" : nil)
      }
      return value
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

extension ValueKind {
  /// One word of a list; a difference in case is forgiven where it leaves no doubt.
  ///
  /// - Parameters:
  ///   - words: what help shows, in order.
  ///   - aliases: words understood but not shown.
  package static func choice(
    _ words: KeyValuePairs<String, Value>, aliases: KeyValuePairs<String, Value> = [:]
  ) -> Self {
    choice(words.map { ($0.key, $0.value) }, aliases: aliases.map { ($0.key, $0.value) })
  }

  /// One word of a list made at run time.
  package static func choice(_ words: [(String, Value)], aliases: [(String, Value)] = []) -> Self {
    let known = words + aliases
    return Self(choices: words.map(\.0)) { (text, _) throws(ValueError) in
      if let exact = known.first(where: { $0.0 == text }) { return exact.1 }
      let folded = known.filter { $0.0.lowercased() == text.lowercased() }
      if let only = folded.first, folded.count == 1 { return only.1 }
      throw ValueError(
        allowed: Self.enumeration(words.map(\.0)),
        suggestion: Suggestion.nearest(to: text, in: known.map(\.0)))
    }
  }

  /// One of an enumeration's raw values.
  package static func choice(of type: Value.Type = Value.self) -> Self
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    choice(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// Several values in one text with commas between them; a value given twice counts once.
  package static func list<Element: Hashable & Sendable>(of kind: ValueKind<Element>) -> Self
  where Value == [Element] {
    sequence(of: kind).map { values in
      var seen = Set<Element>()
      return values.filter { seen.insert($0).inserted }
    }
  }

  /// Several values in one text with commas between them, in order, repeats and all.
  package static func sequence<Element: Sendable>(of kind: ValueKind<Element>) -> Self
  where Value == [Element] {
    Self(choices: kind.choices) { (text, context) throws(ValueError) in
      var values: [Element] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = part.trimmingCharacters(in: .whitespaces)
        do throws(ValueError) { values.append(try kind.read(word, context)) } catch {
          var error = error
          if part.count != text.count { error.part = word }
          throw error
        }
      }
      return values
    }
  }

  private static func enumeration(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
