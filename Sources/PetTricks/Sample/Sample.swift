import Foundation

/// The sample scoreboard: seven pets rated once a day for the thirty days of June 2026.
///
/// `Templates/Sample/pettricks.csv` holds the same as data to edit; this is for placeholders and previews,
/// which may read no file.
package enum Sample {
  package static let days = 30

  /// 2026-06-01 00:00 UTC, a Monday.
  private static let firstDay = Date(timeIntervalSince1970: 1_780_272_000)

  package static let pets: [Pet] = SamplePet.all.map(\.pet)

  /// Day by day, and in a day in the order of the pets.
  package static let events: [RatingEvent] = (0..<days).flatMap { day in
    SamplePet.all.enumerated().map { index, sample in
      RatingEvent(
        petID: sample.pet.id, trick: sample.pet.trick, rating: sample.rating(onDay: day),
        date: firstDay + 86_400 * Double(day) + 60 * Double(sample.minute(onDay: day) - sample.offset),
        sequence: day * SamplePet.all.count + index)
    }
  }

  package static func history(by method: RatingMethod = .latest) -> ScoreboardHistory {
    ScoreboardHistory(pets: pets, events: events, method: method)
  }

  /// The shipped file's text: what only needs saying once stands on a pet's first row.
  package static var csv: String {
    var lines = ["pet,kind,trick,rating,date,color,image,award"]
    for day in 0..<days {
      for sample in SamplePet.all {
        let pet = sample.pet
        let extras =
          day == 0 ? "\(pet.favoriteColor.rawValue),\(pet.imageName),\(pet.award?.rawValue ?? "")" : ",,"
        lines.append(
          "\(pet.name),\(pet.kind.rawValue),\(pet.trick),\(sample.rating(onDay: day)),"
            + "\(localStamp(sample, day)),\(extras)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func localStamp(_ sample: SamplePet, _ day: Int) -> String {
    let minute = sample.minute(onDay: day)
    let east = abs(sample.offset)
    return "2026-06-\(two(day + 1))T\(two(minute / 60)):\(two(minute % 60)):00"
      + "\(sample.offset < 0 ? "-" : "+")\(two(east / 60)):\(two(east % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
