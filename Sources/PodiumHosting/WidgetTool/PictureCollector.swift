import Foundation
import PodiumTimelines
import PodiumWidgets

/// What came of encoding one picture, and its place in the order of the run.
struct EncodingOutcome: Sendable {
  let place: Int
  let name: String
  let result: Result<[EncodedPicture], any Error>
}

/// Writes finished pictures and keeps their records in the order of the run, whatever order they finish in.
@MainActor final class PictureCollector {
  private let folder: OutputFolder
  private let console: Console
  private let isStrict: Bool
  private var slots: [[Manifest.Picture]] = []
  private var warned: Set<String> = []
  private(set) var states: [Manifest.WidgetState] = []
  private(set) var written = 0
  private(set) var unchanged = 0
  private(set) var failed = 0

  init(folder: OutputFolder, console: Console, isStrict: Bool) {
    (self.folder, self.console, self.isStrict) = (folder, console, isStrict)
  }

  /// The records of everything written, in order.
  var records: [Manifest.Picture] { slots.flatMap(\.self) }

  /// Keeps a place in the order for a picture that is being encoded.
  func reserve() -> Int {
    slots.append([])
    return slots.count - 1
  }

  /// Writes a picture's files.
  ///
  /// - Throws: ``OutputError``: a folder that takes no file takes no other either.
  func take(_ outcome: EncodingOutcome) throws {
    switch outcome.result {
    case .failure(let error): fail(outcome.name, error, count: 1)
    case .success(let pictures):
      for picture in pictures {
        switch try folder.write(picture.data, named: picture.file) {
        case .written: written += 1
        case .unchanged: unchanged += 1
        }
        slots[outcome.place].append(picture.record)
      }
    }
  }

  /// Reports a picture that could not be drawn.
  func fail(_ what: String, _ error: any Error, count: Int) {
    failed += count
    let diagnosis = Diagnosis(error)
    console.error("\(what): \(diagnosis.message)", details: diagnosis.details, hint: diagnosis.hint)
  }

  /// Tells of warnings, each once; says whether the picture may be drawn all the same.
  func accepts(_ warnings: [String], of what: String) -> Bool {
    if isStrict, let first = warnings.first {
      failed += 1
      console.error("\(what): \(first)", hint: "leave --strict out to draw it all the same")
      return false
    }
    for warning in warnings where warned.insert(warning).inserted { console.warning("\(what): \(warning)") }
    return true
  }

  /// Notes what a widget will do next, once for all its families.
  func note(_ plan: WidgetPlan, of instance: WidgetInstance) {
    // Notes of the mildest kind explain a plan to whoever asks for it; `timeline` prints those too.
    let notes = plan.plan.notes.filter { $0.severity != .info }.map(\.message)
    for note in notes + plan.warnings where warned.insert(instance.label + note).inserted {
      console.warning("\(instance.label): \(note)")
    }
    guard !states.contains(where: { $0.widget == instance.widget.kind && $0.pet == instance.subject }) else {
      return
    }
    let moment = plan.plan.moment(at: plan.plan.madeAt)
    states.append(
      Manifest.WidgetState(
        widget: instance.widget.kind, displayName: instance.widget.name(in: .init()), pet: instance.subject,
        nextFlip: moment.nextFlip, nextReload: moment.nextReload, staleAfter: plan.plan.staleAfter))
  }
}
