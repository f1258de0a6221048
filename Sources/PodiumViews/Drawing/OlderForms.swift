extension View {
  /// Shows the view only where `mask` is drawn.
  public consuming func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Sets the colour of controls in the view.
  public consuming func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Scales the drawing about a point of the frame.
  public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Puts a style behind this view; a picture has no safe area around the view to reach into.
  public consuming func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View {
    background(style)
  }

  /// Puts the background style behind this view.
  public consuming func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(.background) }

  /// Puts a shape in the background style behind this view.
  public consuming func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Keeps the reader's text size within limits.
  public consuming func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      // The nearest size within the limits.
      let sizes = DynamicTypeSize.allCases
      let place = sizes.firstIndex(of: size) ?? 0
      let allowed = sizes.indices.filter { range.contains(sizes[$0]) }
      if let nearest = allowed.min(by: { abs($0 - place) < abs($1 - place) }) { size = sizes[nearest] }
    }
  }

  /// Mirrors the drawing where lines begin at the right.
  public consuming func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      _LayerEffect { layer, frame, environment in
        guard enabled, environment.layoutDirection == .rightToLeft else { return }
        layer.transform = CGAffineTransform(scaleX: -1, y: 1).about(.center, of: frame)
      })
  }
}
