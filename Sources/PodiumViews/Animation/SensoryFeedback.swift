/// Something that can be felt or heard; a host tells of it in its events.
public struct SensoryFeedback: Equatable, Sendable, CustomStringConvertible {
  /// How heavy the things are that seem to collide.
  public struct Weight: Equatable, Sendable {
    private let rawValue: Int
    /// Light things.
    public static let light = Weight(rawValue: 0)
    /// Things of medium weight.
    public static let medium = Weight(rawValue: 1)
    /// Heavy things.
    public static let heavy = Weight(rawValue: 2)
  }

  /// How hard the things are that seem to collide.
  public struct Flexibility: Equatable, Sendable {
    private let rawValue: Int
    /// Hard things.
    public static let rigid = Flexibility(rawValue: 0)
    /// Things neither hard nor soft.
    public static let solid = Flexibility(rawValue: 1)
    /// Soft things.
    public static let soft = Flexibility(rawValue: 2)
  }

  private let name: String
  private var intensity: Double = 1
  private var weight: Weight?
  private var flexibility: Flexibility?

  private init(_ name: String) { self.name = name }

  public var description: String { name }

  /// A task is done.
  public static let success = SensoryFeedback("success")
  /// A task needs attention.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed.
  public static let error = SensoryFeedback("error")
  /// A choice changes.
  public static let selection = SensoryFeedback("selection")
  /// A value rises past a mark.
  public static let increase = SensoryFeedback("increase")
  /// A value falls past a mark.
  public static let decrease = SensoryFeedback("decrease")
  /// Something begins.
  public static let start = SensoryFeedback("start")
  /// Something ends.
  public static let stop = SensoryFeedback("stop")
  /// What is dragged lines up with something.
  public static let alignment = SensoryFeedback("alignment")
  /// A pressure moves from one level to another.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A drawn path is whole.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Things of medium weight collide with full intensity.
  public static let impact = impact()

  /// Things of a weight collide; intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    (feedback.weight, feedback.intensity) = (weight, intensity)
    return feedback
  }

  /// Things of a hardness collide; intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback("impact")
    (feedback.flexibility, feedback.intensity) = (flexibility, intensity)
    return feedback
  }
}

/// Tells the host of feedback when a value changes.
private struct FeedbackModifier<T: Equatable>: ViewModifier {
  let trigger: T
  let feedback: (T, T) -> SensoryFeedback?
  @Environment(\.eventLog) private var log

  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { log?.add(.feedback(feedback)) }
    }
  }
}

extension View {
  /// Plays feedback when a value changes.
  public consuming func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Plays feedback when a value changes and a condition holds.
  public consuming func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Plays the feedback that a closure answers when a value changes.
  public consuming func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Plays the feedback that a closure answers when a value changes.
  public consuming func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}
