extension View {
  func dialog<T, A: View, M: View>(
    _ kind: DialogContent.Kind, _ title: Text, _ isPresented: Binding<Bool>, showsTitle: Bool = true,
    data: @escaping () -> T?, actions: @escaping (T) -> A, message: @escaping (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        data: { isPresented.wrappedValue ? data() : nil }, close: { isPresented.wrappedValue = false },
        make: { value in
          DialogContent(
            kind: kind, title: showsTitle ? title : nil, actions: AnyView(actions(value)),
            message: erasedUnlessEmpty(message(value)))
        }))
  }

  // MARK: Alerts

  /// Presents an alert while `isPresented` is true; without actions it has a button "OK".
  public consuming func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      .alert, title, isPresented, data: { true }, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert while `isPresented` is true; without actions it has a button "OK".
  public consuming func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while `isPresented` is true; without actions it has a button "OK".
  @_disfavoredOverload public consuming func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while `isPresented` is true.
  public consuming func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      .alert, title, isPresented, data: { true }, actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents an alert with a message while `isPresented` is true.
  public consuming func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while `isPresented` is true.
  @_disfavoredOverload public consuming func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert about `data` while `isPresented` is true and there are data.
  public consuming func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .alert, Text(titleKey), isPresented, data: { data }, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about `data` while `isPresented` is true and there are data.
  @_disfavoredOverload public consuming func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, data: { data }, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and there are data.
  public consuming func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, title, isPresented, data: { data }, actions: actions, message: message)
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and there are data.
  public consuming func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message about `data` while `isPresented` is true and there are data.
  @_disfavoredOverload public consuming func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert that says what an error says.
  public consuming func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return dialog(
      .alert, title, isPresented, data: { error }, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert that says what an error says, with a message.
  public consuming func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      .alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, data: { error }, actions: actions,
      message: message)
  }

  // MARK: Confirmation dialogs

  /// Presents a dialog at the bottom while `isPresented` is true; it always has a way out.
  public consuming func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible, data: { true },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents a dialog at the bottom while `isPresented` is true; it always has a way out.
  @_disfavoredOverload public consuming func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, showsTitle: titleVisibility == .visible, data: { true },
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents a dialog with a message at the bottom while `isPresented` is true.
  public consuming func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible, data: { true },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents a dialog with a message at the bottom while `isPresented` is true.
  @_disfavoredOverload public consuming func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog(
      .confirmation, Text(title), isPresented, showsTitle: titleVisibility == .visible, data: { true },
      actions: { _ in actions() }, message: { _ in message() })
  }

  /// Presents a dialog about `data` while `isPresented` is true and there are data.
  public consuming func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible, data: { data },
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog with a message about `data` while `isPresented` is true and there are data.
  public consuming func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      .confirmation, Text(titleKey), isPresented, showsTitle: titleVisibility == .visible, data: { data },
      actions: actions, message: message)
  }
}
