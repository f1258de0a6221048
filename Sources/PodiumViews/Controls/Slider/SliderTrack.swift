/// iOS's track, 4 points high, with a white knob of 27.
struct SliderTrack: View {
  let fraction: Double
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  /// Points.
  static let knob: CGFloat = 27

  var body: some View {
    let isMirrored = direction == .rightToLeft
    ZStack {
      Capsule(style: .circular).fill(.fill).frame(height: 4)
      SliderFill(fraction: fraction, isMirrored: isMirrored, knob: Self.knob)
        .fill(TrackTint(course: .along(isMirrored: isMirrored)))
        .frame(height: 4)
      BarMarker(fraction: fraction, isMirrored: isMirrored, radius: Self.knob / 2)
        .fill(Color.white)
        .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
    }
    .frame(height: Self.knob)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The part of the track behind the knob; its frame is the whole track, so that a gradient spans all of it.
nonisolated private struct SliderFill: Shape {
  let fraction: CGFloat
  let isMirrored: Bool
  /// The knob's diameter, points.
  let knob: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    let width = min(rect.width, knob / 2 + max(0, rect.width - knob) * fraction)
    guard width > 0 else { return Path() }
    let x = isMirrored ? rect.maxX - width : rect.minX
    return Capsule(style: .circular).path(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
  }
}
