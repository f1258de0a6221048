extension AttributeScopes {
  /// The attributes that SwiftUI draws.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI draws, and those of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Extra space between letters, points.
    public let kern: KernAttribute
    /// Extra space after each letter, points; goes before `kern`.
    public let tracking: TrackingAttribute
    /// How far the letters are raised, points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.Font"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A pattern and a colour of a line.
      public typealias Value = Text.LineStyle
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A pattern and a colour of a line.
      public typealias Value = Text.LineStyle
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of `tracking`.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The attribute's name in the keys of a text.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of SwiftUI by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeScopes.FoundationAttributes {
  /// The key of `inlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of the styles of inline Markdown.
    public typealias Value = InlinePresentationIntent
    /// The attribute's name in the keys of a text.
    public static let name = "NSInlinePresentationIntent"
  }

  /// What inline Markdown says of the text; Foundation has it on Apple's systems only.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    // There is no value of this type: names of attributes are only written in key paths.
    switch link {}
  }
}
