/// An alert as it was written before iOS 15.
public struct Alert {
  /// A button of an alert or action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button that does something.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: nil, label: label, action: action)
    }

    /// A button that does nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: label, action: action)
    }

    /// A button that does nothing, with the usual label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .destructive, label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

/// A choice of actions as it was written before iOS 15.
public struct ActionSheet {
  /// A button of the choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

/// The buttons of an alert or action sheet.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  public consuming func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return self.alert(alert.title, isPresented: isPresented) {
      AlertButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  /// Presents an alert for an item while there is one.
  public consuming func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: isPresented) {
      AlertButtons(buttons: alert?.buttons ?? [])
    } message: {
      alert?.message
    }
  }

  /// Presents a choice of actions while `isPresented` is true.
  public consuming func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
      AlertButtons(buttons: sheet.buttons)
    } message: {
      sheet.message
    }
  }
}
