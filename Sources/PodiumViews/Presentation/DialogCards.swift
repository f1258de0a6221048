/// The views of a dialog, sorted: what is no button first, the way out last.
@MainActor struct DialogParts {
  let fields: [Subview]
  let buttons: [Subview]
  let cancel: Subview?

  init(_ subviews: SubviewsCollection) {
    fields = subviews.filter { $0.containerValues.dialogRole == nil }
    buttons = subviews.filter { subview in
      subview.containerValues.dialogRole.map { $0.role != .cancel } ?? false
    }
    cancel = subviews.first { $0.containerValues.dialogRole?.role == .cancel }
  }
}

/// iOS's alert: 270 points wide, corners of 14, two buttons side by side or more below each other.
struct AlertCard: View {
  let dialog: DialogContent
  let subviews: SubviewsCollection
  let close: @MainActor () -> Void
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let parts = DialogParts(subviews)
    let rows = ([parts.cancel].compactMap { $0 } + parts.buttons)
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        if let title = dialog.title { title.font(.headline) }
        if let message = dialog.message { message.font(.footnote) }
        ForEach(parts.fields) { field in
          field.font(.footnote).textFieldStyle(.roundedBorder).padding(.top, 12)
        }
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      buttons(rows, cancel: parts.cancel, others: parts.buttons)
    }
    .frame(width: 270)
    .background(scheme == .light ? Color(white: 0.95) : Color(white: 0.15))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .environment(\.dialogKind, .alert)
    .accessibilityIdentifier("Alert")
  }

  @ViewBuilder private func buttons(_ rows: [Subview], cancel: Subview?, others: [Subview]) -> some View {
    switch rows.count {
    case 0:
      DialogLine()
      Button("OK") {}.buttonStyle(DialogButtonStyle(close: close))
    case 2:
      DialogLine()
      HStack(spacing: 0) {
        rows[0]
        DialogLine(axis: .vertical).frame(height: 44)
        rows[1]
      }
    default:
      ForEach(others + [cancel].compactMap { $0 }) { button in
        DialogLine()
        button
      }
    }
  }
}

/// iOS's dialog at the bottom: the actions in one card, the way out in another.
struct ConfirmationCard: View {
  let dialog: DialogContent
  let subviews: SubviewsCollection
  let close: @MainActor () -> Void
  @Environment(\.screenInsets) private var insets

  var body: some View {
    let parts = DialogParts(subviews)
    VStack(spacing: 8) {
      DialogCard {
        if dialog.title != nil || dialog.message != nil {
          VStack(spacing: 4) {
            if let title = dialog.title { title.font(.footnote.bold()) }
            if let message = dialog.message { message.font(.footnote) }
          }
          .multilineTextAlignment(.center)
          .foregroundStyle(Color.secondary)
          .padding(.horizontal, 16)
          .padding(.vertical, 14)
        }
        ForEach(Array(parts.buttons.enumerated()), id: \.element.id) { index, button in
          if index > 0 || dialog.title != nil || dialog.message != nil { DialogLine() }
          button
        }
      }
      DialogCard {
        if let cancel = parts.cancel {
          cancel
        } else {
          Button("Cancel", role: .cancel) {}.buttonStyle(DialogButtonStyle(close: close))
        }
      }
    }
    .padding(.horizontal, 8)
    .padding(.bottom, max(8, insets.bottom))
    .environment(\.dialogKind, .confirmation)
    .accessibilityIdentifier("ConfirmationDialog")
  }
}

/// A rounded card of a dialog.
private struct DialogCard<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 0) { content }
      .frame(maxWidth: .infinity)
      .background(scheme == .light ? Color(white: 0.97) : Color(white: 0.15))
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
  }
}

/// The line between parts of a dialog.
struct DialogLine: View {
  var axis = Axis.horizontal
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    let width = max(pixel, 1 / 3)
    Rectangle().fill(Color(.semantic(.separator)))
      .frame(width: axis == .vertical ? width : nil, height: axis == .horizontal ? width : nil)
  }
}
