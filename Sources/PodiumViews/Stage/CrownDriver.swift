/// Turns the Digital Crown for a view, without a watch.
///
/// The model is ours: the value's place moves by rotations times the sensitivity's units; it is kept within the
/// range, each detent on the way is reported, and at the end the place settles on the stride.
@MainActor package struct CrownDriver {
  package let crown: () -> CrownBinding?
  /// Runs after each change, so that the view has seen it before the next.
  package let afterStep: () -> Void

  /// More steps than this in one turn are jumped over; a bounded value is at its end long before. Ours.
  private static let maximumSteps = 10_000

  package init(crown: @escaping () -> CrownBinding?, afterStep: @escaping () -> Void) {
    (self.crown, self.afterStep) = (crown, afterStep)
  }

  /// Turns by rotations; 1 is a full turn toward higher values.
  package func rotate(rotations: Double, velocity: Double) {
    guard let crown = crown(), rotations.isFinite else { return }
    move(by: rotations * crown.sensitivity.unitsPerRotation, velocity: velocity)
  }

  /// Turns by whole detents.
  package func rotate(detents: Int) {
    guard let crown = crown() else { return }
    move(by: Double(detents) * crown.detent, velocity: 1)
  }

  private func move(by distance: Double, velocity: Double) {
    guard let start = crown(), distance != 0 else { return }
    var position = start.value()
    var remaining = distance
    let step = start.detent > 0 && start.detent.isFinite ? start.detent : 1
    var steps = 0
    while remaining != 0, let crown = crown() {
      steps += 1
      let part = steps >= Self.maximumSteps ? remaining : min(max(remaining, -step), step)
      remaining = abs(part) >= abs(remaining) ? 0 : remaining - part
      position = crown.bounded(position + part)
      let settled = crown.settled(position)
      let isChange = settled != crown.value()
      if isChange { crown.setValue(settled) }
      crown.onChange(DigitalCrownEvent(offset: position, velocity: distance < 0 ? -abs(velocity) : abs(velocity)))
      afterStep()
      // At a closed end nothing more will change.
      if !crown.isContinuous, let range = crown.range,
        position == (remaining > 0 ? range.upperBound : range.lowerBound)
      {
        break
      }
    }
    crown()?.onIdle()
    afterStep()
  }
}
