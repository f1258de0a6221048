/// How a view is shown over the window.
enum PresentationStyle { case sheet, cover }

/// Presents a view while an item is there.
struct SheetModifier<Item, Identity: Hashable, Presented: View>: ViewModifier {
  let style: PresentationStyle
  let item: () -> Item?
  let identity: (Item) -> Identity
  let close: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let presented: (Item) -> Presented
  @State private var token = IdentityToken()

  func body(content: Content) -> some View {
    let current = item()
    content
      .modifier(PresentationLayer(presented: current.map(layer)))
      .onChange(of: current.map(identity)) { old, new in
        if old != nil, new == nil { onDismiss?() }
      }
  }

  private func layer(_ item: Item) -> some View {
    ForEach([identity(item)], id: \.self) { _ in
      PresentedView(owner: ObjectIdentifier(token), dismiss: close, content: framed(presented(item)))
    }
  }

  @ViewBuilder private func framed(_ view: Presented) -> some View {
    switch style {
    case .sheet: SheetFrame(content: view)
    case .cover: CoverFrame(content: view)
    }
  }
}

extension View {
  private func present<V: View>(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> V
  ) -> some View {
    modifier(
      SheetModifier(
        style: style, item: { isPresented.wrappedValue ? true : nil }, identity: { $0 },
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: { _ in content() }))
  }

  private func present<Item: Identifiable, V: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> V
  ) -> some View {
    modifier(
      SheetModifier(
        style: style, item: { item.wrappedValue }, identity: { $0.id }, close: { item.wrappedValue = nil },
        onDismiss: onDismiss, presented: content))
  }

  /// Presents a sheet while `isPresented` is true.
  public consuming func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet while `item` has a value; another item makes another sheet.
  public consuming func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.sheet, item, onDismiss, content)
  }

  /// Covers the window while `isPresented` is true.
  public consuming func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.cover, isPresented, onDismiss, content)
  }

  /// Covers the window while `item` has a value.
  public consuming func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.cover, item, onDismiss, content)
  }

  /// Presents a popover while `isPresented` is true; on a narrow screen that is a sheet, and so it is here.
  public consuming func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(.sheet, isPresented, nil, content)
  }

  /// Presents a popover while `item` has a value; on a narrow screen that is a sheet, and so it is here.
  public consuming func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(.sheet, item, nil, content)
  }
}

/// Where a popover points to; a popover that is a sheet points nowhere.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
