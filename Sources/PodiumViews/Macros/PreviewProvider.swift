/// Previews as they were written before `#Preview`; the list of a program's previews does not find them.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews; the compiler infers it.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Self.Previews { get }
}

/// The space that a preview is drawn in.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// What the view likes.
  case sizeThatFits
  /// Points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  /// Makes the name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// The orientation's name.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upright, the top down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  /// Accepted: the previews of a `PreviewProvider` are not drawn by themselves.
  public consuming func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted: the previews of a `PreviewProvider` are not drawn by themselves.
  public consuming func previewDisplayName(_ value: String?) -> some View { self }

  /// Accepted: the previews of a `PreviewProvider` are not drawn by themselves.
  public consuming func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Accepted: the previews of a `PreviewProvider` are not drawn by themselves.
  public consuming func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
