/// A place or area of one view that another one can read in its own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  // Unchecked: anchors are made and read during layout, on the main actor only.
  /// For the reader's frame.
  let read: (CGRect) -> Value

  /// What an anchor marks of a view.
  public struct Source {
    /// From the view's frame and a conversion into the reader's coordinates.
    let make: (LayoutNode) -> Anchor<Value>
  }
}

extension Anchor: Equatable {
  /// Anchors follow their views: two of them are never known to be equal.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { false }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect> { [weak node] reader in
        let frame = node?.frame ?? .zero
        return frame.offsetBy(dx: -reader.minX, dy: -reader.minY)
      }
    }
  }

  /// An area in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor<CGRect> { [weak node] reader in
        let origin = node?.frame.origin ?? .zero
        return rect.offsetBy(dx: origin.x - reader.minX, dy: origin.y - reader.minY)
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point at fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor<CGPoint> { [weak node] reader in
        let place = point.point(in: node?.frame ?? .zero)
        return CGPoint(x: place.x - reader.minX, y: place.y - reader.minY)
      }
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Hands an anchor of the content up.
public struct _AnchorWritingModifier<A, Key: PreferenceKey>: ViewModifier, LayoutModifier {
  public typealias Body = Never
  let source: Anchor<A>.Source
  let change: (inout Key.Value?, Anchor<A>) -> Void

  package func makeWrapper() -> WrapperNode { WrapperNode() }

  package func update(_ wrapper: WrapperNode, _ node: ViewNode, index: Int) -> Bool {
    guard index == 0 else { return false }
    let anchor = source.make(wrapper)
    node.setPreferenceWriter(
      PreferenceWriter(key: Key.self) { [change] value in
        var typed = value as? Key.Value
        change(&typed, anchor)
        value = typed
      })
    return false
  }
}

extension View {
  /// Hands a value made of an anchor of this view up to the views around it.
  public consuming func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes the value that this view hands up with an anchor of it.
  public consuming func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(source: value) { value, anchor in
        var changed = value ?? K.defaultValue
        transform(&changed, anchor)
        value = changed
      })
  }
}
