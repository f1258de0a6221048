import Foundation
import PodiumViews

extension FactTrees {
  private static func picture(_ width: CGFloat, _ height: CGFloat) -> Image {
    Image(
      resource: ImageResource(
        data: Data(), format: .png, size: CGSize(width: width, height: height),
        contentHash: "\(width)x\(height)"))
  }

  static func images(_ id: String) -> AnyView? {
    let image = picture(64, 40)
    let fitted = image.resizable().aspectRatio(contentMode: .fit).accessibilityIdentifier("image")
    return switch id {
    case "F26-wide": AnyView(fitted.frame(width: 100, height: 40))
    case "F26-tall": AnyView(fitted.frame(width: 40, height: 100))
    case "F26-fill":
      AnyView(
        image.resizable().aspectRatio(contentMode: .fill).accessibilityIdentifier("image")
          .frame(width: 40, height: 60))
    case "F27-fit":
      AnyView(
        image.resizable().aspectRatio(1, contentMode: .fit).accessibilityIdentifier("image")
          .frame(width: 60, height: 40))
    case "F27-fill":
      AnyView(
        image.resizable().aspectRatio(1.0 / 3, contentMode: .fill).accessibilityIdentifier("image")
          .frame(width: 30, height: 30))
    case "F29":
      AnyView(
        image.aspectRatio(contentMode: .fit).accessibilityIdentifier("image").frame(width: 30, height: 100))
    case "F30":
      AnyView(
        HStack {
          picture(20, 64).resizable().aspectRatio(contentMode: .fit).accessibilityIdentifier("image")
        })
    case "F31-row":
      AnyView(
        HStack(spacing: 0) {
          image.resizable().accessibilityIdentifier("image")
          image.resizable().accessibilityIdentifier("image")
        })
    case "F31-height": AnyView(image.resizable().frame(height: 24).accessibilityIdentifier("image"))
    default: nil
    }
  }

  static func shapes(_ id: String) -> AnyView? {
    switch id {
    case "F32":
      AnyView(
        HStack(spacing: 0) {
          Circle().accessibilityIdentifier("shape")
          Ellipse().accessibilityIdentifier("shape")
          Capsule().accessibilityIdentifier("shape")
          Circle().stroke().accessibilityIdentifier("shape")
        }.frame(width: 300, height: 40))
    case "F34":
      AnyView(
        VStack(spacing: 0) {
          Circle().accessibilityIdentifier("shape")
          Rectangle().accessibilityIdentifier("shape")
        }.frame(width: 60, height: 100))
    case "F35-trim": AnyView(modified(Circle().trim(from: 0, to: 0.5).stroke()))
    case "F35-stroke": AnyView(modified(Circle().stroke(lineWidth: 4)))
    case "F35-inset": AnyView(modified(Circle().inset(by: 5)))
    case "F35-scale": AnyView(modified(Circle().scale(0.5)))
    case "F35-offset": AnyView(modified(Circle().offset(x: 5, y: 3)))
    case "F35-strokeBorder": AnyView(modified(Circle().strokeBorder(lineWidth: 4)))
    default: nil
    }
  }

  private static func modified<V: View>(_ shape: V) -> some View {
    shape.accessibilityIdentifier("shape").frame(width: 60, height: 40)
  }

  static func rightToLeft(_ id: String) -> AnyView? {
    switch id {
    case "R1":
      AnyView(
        HStack {
          box(40, 30)
          box(60, 30)
          Spacer()
          box(30, 30)
        }.frame(width: 300))
    case "R3":
      AnyView(
        VStack(alignment: .leading) {
          box(40, 20, "inner").frame(width: 120, alignment: .leading).accessibilityIdentifier("frame")
        }.frame(width: 300, alignment: .leading))
    case "R5":
      AnyView(
        HStack {
          box(30, 20)
          box(30, 20)
        }.environment(\.layoutDirection, .leftToRight).accessibilityIdentifier("island")
          .frame(width: 300, alignment: .leading))
    case "R10":
      AnyView(
        Color.red.frame(width: 20, height: 20).offset(x: 40).accessibilityIdentifier("box")
          .frame(width: 140, alignment: .leading))
    default: nil
    }
  }
}
