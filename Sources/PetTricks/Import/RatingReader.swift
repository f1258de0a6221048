import Foundation

/// Reads a rating: a whole number from 0 to 10, which a spreadsheet may have written as `7.0` or `7,0`.
enum RatingReader {
  struct Failure: Error {
    let code: ImportDiagnostic.Code
    let message: String
    let hint: String
  }

  static func read(_ text: String) throws(Failure) -> Int {
    let trimmed = text.trimmedOfSpace
    if let plain = Int(trimmed), Rating.range.contains(plain) { return plain }
    let isNumeric = trimmed.utf8.allSatisfy { "+-.,0123456789eE".utf8.contains($0) }
    guard isNumeric, let points = Double(trimmed.replacingOccurrences(of: ",", with: ".")) else {
      throw Failure(
        code: .ratingNotANumber, message: "the rating \(trimmed.quoted) is not a number",
        hint: "write a whole number from 0 to 10" + (trimmed.hasSuffix("/10") ? ", without the /10" : ""))
    }
    guard points >= 0, points <= 10 else {
      throw Failure(
        code: .ratingOutOfRange, message: "the rating \(trimmed) is not in 0...10",
        hint: points < 0 ? "the lowest rating is 0" : "the highest rating is 10")
    }
    guard let whole = Int(exactly: points) else {
      throw Failure(
        code: .ratingNotWhole, message: "the rating \(trimmed) is not whole",
        hint: "ratings are whole points: \(Int(points)) or \(Int(points) + 1)")
    }
    return whole
  }
}
