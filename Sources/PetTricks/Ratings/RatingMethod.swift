/// How a pet's ratings so far become its score, in points from 0 to 10.
package enum RatingMethod: String, Sendable, Hashable, Codable, CaseIterable {
  /// The last rating.
  case latest
  /// The sum of all ratings by their number.
  case mean
  /// The middle rating; of an even number the mean of the middle two.
  case median
  /// The mean without the lowest and the highest tenth, and without one of each end from three ratings on.
  case trimmed
  /// The mean with weights that halve every `halfLife` seconds of age.
  case decayed

  /// Seconds in which a rating loses half its weight under `decayed`: a week. Ours.
  package static let halfLife: Double = 7 * 86_400
}
