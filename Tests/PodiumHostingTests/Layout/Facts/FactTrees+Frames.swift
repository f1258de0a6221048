import PodiumViews

extension FactTrees {
  static func frames(_ id: String) -> AnyView? {
    switch id {
    case "F1":
      AnyView(
        box(40, 40, "inner").frame(width: 120, height: 80, alignment: .topLeading)
          .accessibilityIdentifier("outer"))
    case "F2": AnyView(limits)
    case "F8":
      AnyView(
        VStack(spacing: 0) {
          Color.red.fixedSize().accessibilityIdentifier("both")
          Color.red.fixedSize(horizontal: true, vertical: false).frame(height: 30)
            .accessibilityIdentifier("horizontal")
        })
    case "F9":
      AnyView(
        box(40, 40).frame(width: 120, height: 80, alignment: .topLeading).accessibilityIdentifier("frame")
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).accessibilityIdentifier("padded"))
    case "F10-both": AnyView(Color.red.frame(width: 200, height: 100).accessibilityIdentifier("box"))
    case "F10-width": AnyView(Color.red.frame(width: 200).accessibilityIdentifier("box"))
    case "F10-height": AnyView(Color.red.frame(height: 200).accessibilityIdentifier("box"))
    case "F11": AnyView(Color.red.frame(maxWidth: 200, maxHeight: 100).accessibilityIdentifier("box"))
    case "F15":
      AnyView(
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: 200, height: 200)
          .accessibilityIdentifier("box"))
    case "F17-infinity": AnyView(Color.red.frame(maxWidth: .infinity).accessibilityIdentifier("box"))
    case "F18":
      AnyView(
        ZStack {
          box(12, 6)
          Color.blue.frame(maxWidth: 20, maxHeight: 4).accessibilityIdentifier("second")
        })
    case "F19":
      AnyView(
        text("32x16").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(
          width: 300, height: 200
        )
        .accessibilityIdentifier("outer"))
    case "F21":
      AnyView(text("9x16").padding(20).frame(width: 200, height: 100).accessibilityIdentifier("outer"))
    case "F22": AnyView(text("17x16").frame(width: 200, height: 200, alignment: .bottomTrailing))
    case "F23":
      AnyView(
        ZStack(alignment: .bottomTrailing) {
          box(200, 200)
          text("87.5x16")
        })
    case "F24":
      AnyView(
        text("74x16").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
          .accessibilityIdentifier("outer"))
    case "F37-offset":
      AnyView(Color.red.frame(width: 50, height: 30).offset(x: 9, y: 7).accessibilityIdentifier("box"))
    case "F37-rotation":
      AnyView(
        Color.red.frame(width: 50, height: 30).rotationEffect(.degrees(30)).accessibilityIdentifier("box"))
    case "F37-scale":
      AnyView(Color.red.frame(width: 50, height: 30).scaleEffect(2).accessibilityIdentifier("box"))
    case let id where id.hasPrefix("F12"):
      AnyView(box(100, 100).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment(id)))
    case let id where id.hasPrefix("F13-background"):
      AnyView(
        Color.red.frame(width: 100, height: 100).background(alignment: alignment(id)) { box(50, 50) })
    case let id where id.hasPrefix("F13-overlay"):
      AnyView(Color.red.frame(width: 100, height: 100).overlay(alignment: alignment(id)) { box(50, 50) })
    case let id where id.hasPrefix("F17"):
      AnyView(Color.red.frame(maxWidth: 680).accessibilityIdentifier("box"))
    default: nil
    }
  }

  /// Rows F2, F4 and F6 of one recorded column, 20 points each; the rows between are only there to fill it.
  private static var limits: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 20).frame(minWidth: 100).accessibilityIdentifier("least")
      box(40, 20)
      Color.red.frame(width: 40, height: 20).frame(minWidth: 50, maxWidth: .infinity)
        .accessibilityIdentifier("wide")
      box(40, 20)
      Color.red.frame(maxWidth: 120, maxHeight: 20).accessibilityIdentifier("most")
      box(40, 20)
    }
  }
}
