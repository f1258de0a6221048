extension View {
  /// Not there: turning in space.
  @available(*, unavailable, message: "Podium draws in a plane; use rotationEffect or scaleEffect")
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Not there: publishers.
  @available(*, unavailable, message: "Podium has no Combine; use task or onChange")
  public func onReceive<P>(_ publisher: P, perform action: @escaping (Any) -> Void) -> some View { self }

  /// Not there: drags.
  @available(*, unavailable, message: "Podium has no drag and drop; use ShareLink")
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Not there: drags.
  @available(*, unavailable, message: "Podium has no drag and drop; use ShareLink")
  public func onDrag(_ data: @escaping () -> Any) -> some View { self }

  /// Not there: drops.
  @available(*, unavailable, message: "Podium has no drag and drop")
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Not there: drops.
  @available(*, unavailable, message: "Podium has no drag and drop")
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> some View { self }

  /// Not there: file dialogs.
  @available(*, unavailable, message: "Podium has no file dialogs; read files with Foundation")
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not there: file dialogs.
  @available(*, unavailable, message: "Podium has no file dialogs; write files with Foundation")
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not there: choices of photos.
  @available(*, unavailable, message: "Podium has no photo library")
  public func photosPicker<S>(isPresented: Binding<Bool>, selection: Binding<S>) -> some View { self }

  /// Not there: previews of files.
  @available(*, unavailable, message: "Podium has no Quick Look; show the content in a sheet")
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Not there: bindings to a scrolled place.
  @available(*, unavailable, message: "Podium has no scrollPosition; use ScrollViewReader or defaultScrollAnchor")
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }

  /// Not there: the geometry of scroll views.
  @available(*, unavailable, message: "Podium has no onScrollGeometryChange; use onGeometryChange")
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (Any) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Not there: single keys.
  @available(*, unavailable, message: "Podium has no key presses; use keyboardShortcut")
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> Any) -> some View { self }

  /// Not there: the places of a pointer.
  @available(*, unavailable, message: "Podium has no pointer that moves; use onHover")
  public func onContinuousHover(perform action: @escaping (Any) -> Void) -> some View { self }

  /// Not there: drawing on the graphics processor.
  @available(*, unavailable, message: "Podium has no Metal shaders")
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Not there: drawing on the graphics processor.
  @available(*, unavailable, message: "Podium has no Metal shaders")
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }

  /// Not there: text drawn by calls.
  @available(*, unavailable, message: "Podium has no TextRenderer; use Text with modifiers")
  public func textRenderer<T>(_ renderer: T) -> some View { self }

  /// Not there: columns of details.
  @available(*, unavailable, message: "Podium has no inspector; use sheet or NavigationSplitView")
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }

  /// Not there: narrow and wide fonts.
  @available(*, unavailable, message: "Podium’s fonts have one width; use font or fontWeight")
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Not there: tinted widgets.
  @available(*, unavailable, message: "Podium draws widgets in full colour; remove the modifier")
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Not there: labels beside widgets.
  @available(*, unavailable, message: "Podium draws no labels beside accessory widgets")
  public func widgetLabel<L: View>(@ViewBuilder label: () -> L) -> some View { self }

  /// Not there: content that is out of date.
  @available(*, unavailable, message: "Podium draws widgets for one moment; remove the modifier")
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Not there: the pencil.
  @available(*, unavailable, message: "Podium has no pencil; use onTapGesture")
  public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View { self }

  /// Not there: handing over to other devices.
  @available(*, unavailable, message: "Podium has no activities; use onOpenURL")
  public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void)
    -> some View
  { self }

  /// Not there: handing over from other devices.
  @available(*, unavailable, message: "Podium has no activities; use onOpenURL")
  public func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void) -> some View {
    self
  }
}

extension Font {
  /// Not there: narrow and wide fonts.
  @available(*, unavailable, message: "Podium’s fonts have one width; use font or fontWeight")
  public struct Width {
    /// Not there: the narrowest letters.
    public static var compressed: Width { Width() }
    /// Not there: letters narrower than the standard ones.
    public static var condensed: Width { Width() }
    /// Not there: the width that all letters have here.
    public static var standard: Width { Width() }
    /// Not there: letters wider than the standard ones.
    public static var expanded: Width { Width() }
  }
}
