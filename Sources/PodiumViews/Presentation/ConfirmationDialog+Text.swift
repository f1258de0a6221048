extension View {
  /// Presents a dialog at the bottom while `isPresented` is true; it always has a way out.
  public consuming func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, showsTitle: titleVisibility == .visible, data: { true },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents a dialog with a message at the bottom while `isPresented` is true.
  public consuming func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, showsTitle: titleVisibility == .visible, data: { true },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents a dialog about `data` while `isPresented` is true and there are data.
  public consuming func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, showsTitle: titleVisibility == .visible, data: { data },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog with a message about `data` while `isPresented` is true and there are data.
  public consuming func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      .confirmation, title, isPresented, showsTitle: titleVisibility == .visible, data: { data },
      actions: actions, message: message)
  }

  /// Presents a dialog about `data` while `isPresented` is true and there are data.
  @_disfavoredOverload public consuming func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a dialog with a message about `data` while `isPresented` is true and there are data.
  @_disfavoredOverload public consuming func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }
}
