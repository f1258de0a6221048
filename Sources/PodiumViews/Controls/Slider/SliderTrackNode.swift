/// The track of a slider: its knob can be dragged.
package final class SliderTrackNode: WrapperNode {
  fileprivate var move: @MainActor (_ part: Double) -> Void = { _ in }
  fileprivate var isMirrored = false

  /// Moves the knob by a distance along the track, points.
  @MainActor package func drag(by distance: CGFloat) {
    let length = frame.width - SliderTrack.knob
    guard length > 0 else { return }
    move(Double((isMirrored ? -distance : distance) / length))
  }
}

/// Marks the track of a slider; `move` takes a part of the whole track.
struct SliderTrackModifier: ViewModifier, LayoutModifier {
  typealias Body = Never
  let move: @MainActor (_ part: Double) -> Void

  func makeWrapper() -> SliderTrackNode { SliderTrackNode() }

  func update(_ wrapper: SliderTrackNode, _ node: ViewNode, index: Int) -> Bool {
    wrapper.move = move
    wrapper.isMirrored = node.environment.layoutDirection == .rightToLeft
    return false
  }
}
