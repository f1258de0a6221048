/// Not there: gradients over a mesh.
@available(*, unavailable, message: "Podium has no MeshGradient; use LinearGradient or RadialGradient")
public struct MeshGradient {}

/// Not there: pictures as a style.
@available(*, unavailable, message: "Podium has no ImagePaint; put an Image behind the view")
public struct ImagePaint {}

/// Not there: drawing on the graphics processor.
@available(*, unavailable, message: "Podium has no Metal shaders")
public struct Shader {}

/// Not there: drawing on the graphics processor.
@available(*, unavailable, message: "Podium has no Metal shaders")
public struct ShaderLibrary {}

/// Not there: calendars.
@available(*, unavailable, message: "Podium draws date pickers as compact ones; use .compact")
public struct GraphicalDatePickerStyle {
  /// Does nothing.
  public init() {}
}

/// Not there: wheels of dates.
@available(*, unavailable, message: "Podium draws date pickers as compact ones; use .compact")
public struct WheelDatePickerStyle {
  /// Does nothing.
  public init() {}
}

/// Not there: text drawn by calls.
@available(*, unavailable, message: "Podium has no TextRenderer; use Text with modifiers")
public protocol TextRenderer {}

/// Not there: animations of one’s own.
@available(*, unavailable, message: "Podium shows the end of each animation; use Animation")
public protocol CustomAnimation {}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// Not there: calendars.
  @available(*, unavailable, message: "Podium draws date pickers as compact ones; use .compact")
  public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }

  /// Not there: wheels of dates.
  @available(*, unavailable, message: "Podium draws date pickers as compact ones; use .compact")
  public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
