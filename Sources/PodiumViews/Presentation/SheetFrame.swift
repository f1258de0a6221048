/// A sheet over the window: a dimmed ground and a card with rounded corners at the bottom.
struct SheetFrame<Content: View>: View {
  let content: Content
  @State private var options = PresentationOptions()
  @State private var screen = ScreenValue()
  @Environment(\.screenInsets) private var insets

  var body: some View {
    let ground = Color(.semantic(.background))
    ZStack(alignment: .bottom) {
      Dimming()
      SheetLayout(options: options, topInset: insets.top) {
        VStack {
          content
            .onPreferenceChange(PresentationKey.self) { options = $0 }
            .onPreferenceChange(ScreenKey.self) { screen = $0 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.top, options.showsIndicator ? 16 : 0)
        .padding(.bottom, insets.bottom)
        .environment(\.screenInsets, EdgeInsets(top: 0, leading: 0, bottom: insets.bottom, trailing: 0))
        .overlay(alignment: .top) {
          if options.showsIndicator {
            Capsule().fill(Color(.semantic(.tertiary))).frame(width: 36, height: 5).padding(.top, 5)
          }
        }
        .environment(\.screenGround, options.background ?? ground)
        .background(options.background ?? screen.background ?? ground)
        .clipShape(SheetShape(radius: options.cornerRadius ?? Self.cornerRadius))
        .accessibilityIdentifier("Sheet")
        // A sheet stands nearer: in the dark its grounds are lighter than the screen's, as on iOS.
        .environment(\.isElevated, true)
      }
    }
  }

  /// iOS's, points.
  private static var cornerRadius: CGFloat { 10 }
}

/// What a presentation lays over the window: black at 20 %, stronger in the dark, as iOS shows it.
struct Dimming: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Rectangle().fill(Color.black.opacity(scheme == .light ? 0.2 : 0.48)) }
}

/// Puts a sheet at the bottom, in the height it wants.
struct SheetLayout: Layout {
  let options: PresentationOptions
  let topInset: CGFloat

  /// How far a full sheet stays below the status bar, points.
  private static let topGap: CGFloat = 10

  private func height(_ window: CGFloat) -> CGFloat {
    options.height(full: max(0, window - topInset - Self.topGap), window: window)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width, height: height(size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// A rectangle with round corners at the top.
nonisolated private struct SheetShape: Shape {
  let radius: CGFloat

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func path(in rect: CGRect) -> Path {
    // The lower corners lie outside the window.
    let longer = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + max(0, radius))
    return Path(roundedRect: longer, cornerRadius: max(0, radius), style: .continuous)
  }
}

/// A cover over the whole window.
struct CoverFrame<Content: View>: View {
  let content: Content
  @State private var screen = ScreenValue()
  @Environment(\.screenInsets) private var insets

  var body: some View {
    VStack { content.onPreferenceChange(ScreenKey.self) { screen = $0 } }
      .environment(\.screenGround, nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.top, insets.top)
      .padding(.bottom, insets.bottom)
      .background(screen.background ?? Color(.semantic(.background)))
      .accessibilityIdentifier("FullScreenCover")
  }
}
