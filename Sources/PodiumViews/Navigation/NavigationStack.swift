/// A root screen and the screens pushed over it, the last one on top.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: NavigationController.Path?
  @State private var controller = NavigationController()

  init(path: NavigationController.Path?, root: Root) { (self.path, self.root) = (path, root) }

  public var body: some View {
    let _ = controller.path = path
    NavigationCore(root: AnyView(root), controller: controller)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Makes a stack whose path is a value of the caller's.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: NavigationController.Path(
        read: { path.wrappedValue.elements },
        write: { elements in
          var changed = NavigationPath()
          changed.elements = elements
          if path.wrappedValue != changed { path.wrappedValue = changed }
        }, accepts: { _ in true }), root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Makes a stack whose path is a collection of the caller's; only values of its element type are pushed.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: NavigationController.Path(
        read: { path.wrappedValue.map { AnyHashable($0) } },
        write: { elements in
          if path.wrappedValue.map({ AnyHashable($0) }) == elements { return }
          path.wrappedValue = Data(elements.compactMap { $0.base as? Data.Element })
        }, accepts: { $0.base is Data.Element }), root: root())
  }
}

/// The older name of a navigation stack.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes the stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}
