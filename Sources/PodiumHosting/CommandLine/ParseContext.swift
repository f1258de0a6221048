import Foundation

/// What reading a value depends on beyond its text; passed in, never read from the machine.
package struct ParseContext: Sendable {
  /// What `now` and a time without a day refer to.
  package var now: Date
  /// The zone of dates that name none.
  package var timeZone: TimeZone

  /// Makes a context.
  package init(now: Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }
}

/// Why a text is not a value of the kind asked for.
package struct ValueError: Error, Sendable, Hashable {
  /// What is allowed, as the end of a sentence: "a number from 0.5 to 10".
  package var allowed: String
  /// What is wrong with this text in particular, where that is not plain from `allowed`.
  package var reason: String?
  /// What was perhaps meant.
  package var suggestion: String?
  /// The part of the text that is wrong, where it is not all of it.
  package var part: String?

  /// Makes an error.
  package init(allowed: String, reason: String? = nil, suggestion: String? = nil, part: String? = nil) {
    self.allowed = allowed
    self.reason = reason
    self.suggestion = suggestion
    self.part = part
  }
}
