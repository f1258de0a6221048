/// One pet of the sample: who it is, and the numbers its thirty days of ratings follow.
struct SamplePet {
  let pet: Pet
  /// Points the pet heads from and to, before swings and setbacks.
  let from: Int
  let to: Int
  /// Points above and below the way, and the days from one height to the next.
  let swing: Int
  let period: Int
  /// Days, from 0, on which something goes wrong: three points fewer, two the next day, one the day after.
  let setbacks: [Int]
  /// Local hour of the day's attempt, and minutes east of Greenwich where the pet lives.
  let hour: Int
  let offset: Int

  static let all: [SamplePet] = [
    SamplePet(
      pet: pet("Whiskers", .cat, "Tightrope walking", .green, .trophy), from: 3, to: 9, swing: 1, period: 6,
      setbacks: [9, 21], hour: 9, offset: 120),
    SamplePet(
      pet: pet("Roofus", .dog, "Home runs", .blue, .medal), from: 5, to: 8, swing: 2, period: 8,
      setbacks: [13], hour: 17, offset: -240),
    SamplePet(
      pet: pet("Bubbles", .fish, "100m freestyle", .orange, nil), from: 6, to: 7, swing: 3, period: 10,
      setbacks: [24], hour: 7, offset: 600),
    SamplePet(
      pet: pet("Mango", .bird, "Basketball dunk", .green, .star), from: 2, to: 10, swing: 1, period: 7,
      setbacks: [16], hour: 15, offset: -300),
    SamplePet(
      pet: pet("Ziggy", .lizard, "Parkour", .purple, nil), from: 7, to: 5, swing: 2, period: 5,
      setbacks: [4, 19], hour: 12, offset: 60),
    SamplePet(
      pet: pet("Sheldon", .turtle, "Kickflip", .brown, nil), from: 0, to: 4, swing: 1, period: 9,
      setbacks: [11], hour: 11, offset: -420),
    SamplePet(
      pet: pet("Chirpy", .bug, "Canon in D", .orange, .rosette), from: 8, to: 9, swing: 1, period: 4,
      setbacks: [7, 27], hour: 20, offset: 120),
  ]

  private static func pet(
    _ name: String, _ kind: PetKind, _ trick: String, _ color: FavoriteColor, _ award: Award?
  ) -> Pet {
    Pet(
      normalizedName: name, kind: kind, trick: trick, imageName: name, favoriteColor: color, award: award)
  }

  /// Whole points on a day, counted from 0: the way from `from` to `to`, a triangle wave, and setbacks.
  ///
  /// In hundredths of a point and whole numbers throughout, so every machine makes the same file.
  func rating(onDay day: Int) -> Int {
    var hundredths = 100 * from + 100 * (to - from) * day / (Sample.days - 1)
    let phase = day % period
    hundredths += 100 * swing * (4 * abs(2 * phase - period) - 2 * period) / (2 * period)
    for setback in setbacks where 0..<3 ~= day - setback { hundredths -= 100 * (3 - (day - setback)) }
    return Rating.clamped((max(0, hundredths) + 50) / 100)
  }

  /// Minutes after local midnight: around the pet's hour, two hours later at weekends.
  func minute(onDay day: Int) -> Int {
    let isWeekend = day % 7 >= 5
    return hour * 60 + (day * 37 + hour * 53) % 90 - 45 + (isWeekend ? 120 : 0)
  }
}
