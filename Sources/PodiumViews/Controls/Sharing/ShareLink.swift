/// A button that hands something to other apps.
///
/// A host notes in its events what was shared; see ``ViewEvent``.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable, Label: View
{
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label

  init(
    items: Data, subject: Text?, message: Text?,
    preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, label: Label
  ) {
    (self.items, self.subject, self.message) = (items, subject, message)
    (self.preview, self.label) = (preview, label)
  }

  public var body: some View {
    EnvironmentReader { environment in
      Button {
        share(in: environment)
      } label: {
        label
      }
    }
  }

  private func share(in environment: EnvironmentValues) {
    environment.eventLog?.add(
      .share(
        ShareRequest(
          items: items.map { item in
            SharedItem(item, title: preview?(item).title.resolveString(in: environment))
          },
          subject: subject?.resolveString(in: environment),
          message: message?.resolveString(in: environment))))
  }
}

/// "Share…" with the sharing symbol.
public struct DefaultShareLinkLabel: View {
  /// nil for the standard title.
  var title: Text?

  public var body: some View {
    Label {
      title ?? Text("Share\u{2026}")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
