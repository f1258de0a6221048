/// Kinds of alignment guides: almost no view sets any but the baselines that texts bring.
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  static let baselines = GuideKinds(rawValue: 1)
  static let others = GuideKinds(rawValue: 2)
  static let all: GuideKinds = [.baselines, .others]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kind of one guide.
  init(of key: AlignmentKey) { self = key.isBaseline ? .baselines : .others }
}
